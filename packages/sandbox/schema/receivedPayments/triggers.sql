select app_private.make_live('app_public.received_payments', 'owner_id');
select app_private.make_audited('app_public.received_payments');

select app_private.make_live('app_public.received_payment_parts', 'owner_id');
select app_private.make_audited('app_public.received_payment_parts');
