select app_private.make_live('app_public.accreditations');
select app_private.make_audited('app_public.accreditations');
