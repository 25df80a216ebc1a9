insert into app_private.clock default values;
