alter table app_private.upload_types enable row level security;

alter table app_private.files enable row level security;

alter table app_private.unwanted_files enable row level security;

grant execute on function app_public.make_file_location to app_user;

/*
 * Files to import, and the accounts that may upload them: sellers.
 *
 *   operation              issuer   broker   agent  ats  investor  admin
 *   make_file_location     owner    owner    -      -    -         -
 *                          admin    admin
 */
select app_private.allow('make_file_location', '{issuer,broker}');
