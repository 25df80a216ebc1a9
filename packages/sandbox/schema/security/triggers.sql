select app_private.make_live('app_public.passkeys', 'user_id');
select app_private.make_audited('app_public.passkeys');
select app_private.show_as_written('app_public.passkeys', '@name');

select app_private.make_live('app_public.security_settings', 'account_id');
select app_private.make_audited('app_public.security_settings');
