grant execute on function app_public.setup_account to app_user;
