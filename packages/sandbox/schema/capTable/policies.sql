alter table app_private.stakes enable row level security;
create policy select_own on app_private.stakes for select using (issuer_id = (select app_private.account_id()));
grant select on app_private.stakes to app_user;

alter table app_private.stake_totals enable row level security;

grant select on app_public.ledger_stakeholders to app_user;

grant execute on function app_public.cap_table, app_private.cap_table_lots, app_private.cap_table_units,
  app_private.cut_cap_table, app_private.cut_percent to app_user;
grant execute on function app_public.cap_table_rounds to app_user;
grant execute on function app_private.complete_payments, app_private.purchasers to app_user;
grant execute on function app_public.schedule_of_purchasers to app_user;
grant execute on function app_public.cap_table_totals, app_public.cap_table_parts,
  app_public.purchaser_totals to app_user;
grant execute on function app_public.ledger_statuses to app_user;
