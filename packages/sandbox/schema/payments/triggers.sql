select app_private.make_audited('app_public.payment_methods');
select app_private.make_live('app_public.payment_methods', 'account_id');

select app_private.make_live('app_public.payment_accounts', 'account_id');
select app_private.make_audited('app_public.payment_accounts');
select app_private.show_as_written('app_public.payment_accounts', 'name');

select app_private.make_live('app_public.payment_issuers', 'account_id');
select app_private.make_audited('app_public.payment_issuers');
select app_private.show_as_written('app_public.payment_issuers', 'name', 'email');

select app_private.make_live('app_public.payment_instruments', 'account_id');
select app_private.make_audited('app_public.payment_instruments');
