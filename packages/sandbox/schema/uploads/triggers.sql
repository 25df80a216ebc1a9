create trigger forget_file after delete on app_private.files
  for each row execute function app_private.forget_file();
create trigger forget_files before truncate on app_private.files
  for each statement execute function app_private.forget_files();
create trigger require_room before insert on app_private.files
  for each row execute function app_private.require_room_for_file();
