insert into app_private.link_secret default values;
