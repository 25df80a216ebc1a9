alter table app_public.received_payments enable row level security;
create policy select_own on app_public.received_payments for select using (owner_id = (select app_private.account_id()));
grant select on app_public.received_payments to app_user;
alter table app_public.received_payment_parts enable row level security;
create policy select_own on app_public.received_payment_parts for select using (owner_id = (select app_private.account_id()));
grant select on app_public.received_payment_parts to app_user;

grant execute on function app_public.match_payment to app_user;
grant execute on function app_public.undo_payment_match to app_user;
grant execute on function app_public.return_payment to app_user;

select app_private.allow(operation, '{issuer,broker}')
from unnest(array['match_payment', 'undo_payment_match', 'return_payment']) as operation;
select app_private.protect('return_payment');
