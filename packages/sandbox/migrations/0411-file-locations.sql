/*
 * Files to import, and the accounts that may upload them: sellers.
 *
 *   operation              issuer   broker   agent  ats  investor  admin
 *   make_file_location     owner    owner    -      -    -         -
 *                          admin    admin
 */
select app_private.allow('make_file_location', '{issuer,broker}');

create function app_public.make_file_location(file_name text) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  maker uuid := app_private.require_operation('make_file_location');
  file app_private.files;
begin
  insert into app_private.files (account_id, user_id, name, extension)
  values (maker, app_private.user_id(), trim(file_name),
    app_private.allowed_extension(coalesce(substring(trim(file_name) from '\.([^.]*)$'), '')))
  returning * into file;
  return app_private.upload_info_of(file);
end
$$;
comment on function app_public.make_file_location is
  'Says where to send a file that an import will read: its name, or the `key` of the fields, names it there.';
grant execute on function app_public.make_file_location to app_user;

create function app_private.file_to_import(file_name text) returns app_private.files
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  file app_private.files;
begin
  select * into file from app_private.files
  where account_id = app_private.account_id() and user_id = app_private.user_id() and document_id is null
    and file_to_import.file_name in (name, id::text)
  order by status = 'stored' desc, created_on desc, id limit 1;
  if file.status is distinct from 'stored' then
    perform app_private.refuse('file_not_uploaded', 'No file of this name has been uploaded.');
  elsif file.extension <> 'csv' then
    perform app_private.refuse('file_type_not_allowed', 'Imports take CSV files only.', '{"allowed": ["csv"]}');
  end if;
  return file;
end
$$;
comment on function app_private.file_to_import is 'The newest file of this name that the person has uploaded for the account.';
