select app_private.make_live('app_public.received_payments');
select app_private.make_audited('app_public.received_payments');

select app_private.make_live('app_public.received_payment_parts');
select app_private.make_audited('app_public.received_payment_parts');
