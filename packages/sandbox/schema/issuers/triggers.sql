select app_private.make_live('app_public.managed_accounts');
select app_private.make_audited('app_public.managed_accounts');
