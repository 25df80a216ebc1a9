select app_private.make_live('app_public.managed_accounts', 'account_id', 'entity_id');
select app_private.make_audited('app_public.managed_accounts');
