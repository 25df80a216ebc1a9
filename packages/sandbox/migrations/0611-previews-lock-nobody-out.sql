-- A preview writes nothing, so it has no e-mail to itself: while one of 50,000 rows ran, nobody else could invite anybody.
create or replace function app_private.begin_import(operation text, file_name text) returns table (id uuid, attempt int)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  file app_private.files;
begin
  perform app_private.require_operation(operation);
  if operation like 'preview%' then
    perform set_config('app.has_every_email', 'on', true);
  else
    perform app_private.lock_every_email();
  end if;
  perform app_private.begin_marking_later();
  file := app_private.file_to_import(file_name);
  return query select file.id, file.attempt;
end
$$;
