select app_private.make_live('app_public.accreditations', 'investor_id');
select app_private.make_audited('app_public.accreditations');
