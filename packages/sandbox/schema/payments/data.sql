insert into app_private.provider_moods (partner) values ('signing'), ('payment');
