grant execute on function app_public.setup_account to app_user;

select app_private.allow('setup_account', '{investor}');
