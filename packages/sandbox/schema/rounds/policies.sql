alter table app_public.rounds enable row level security;
create policy select_own on app_public.rounds for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = rounds.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.rounds to app_user;

-- Rounds: created with the security they sell, edited as far as the sold units allow it.
select app_private.make_writable('app_public.rounds', 'round');

create policy update_own on app_public.rounds for update using (
  issuer_id = (select app_private.account_id())
);
grant update (name, opens_on, closes_on, status, total, price, terms_url, security_id, version)
  on app_public.rounds to app_user;

alter table app_public.tranche_bond_data enable row level security;
create policy select_own on app_public.tranche_bond_data for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = tranche_bond_data.round_id
      and visible.account_id = (select app_private.account_id())
  )
);
grant select (id, round_id, term, coupon, version) on app_public.tranche_bond_data to app_user;
select app_private.make_writable('app_public.tranche_bond_data', 'tranche_bond_datum');
create policy update_own on app_public.tranche_bond_data for update using (
  issuer_id = (select app_private.account_id())
);
grant update (term, coupon, version) on app_public.tranche_bond_data to app_user;

select app_private.make_writable('app_public.capital_deployments', 'capital_deployment');
alter table app_public.capital_deployments enable row level security;
create policy select_own on app_public.capital_deployments for select using (
  issuer_id = (select app_private.account_id())
);
create policy insert_own on app_public.capital_deployments for insert with check (
  issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.capital_deployments for update using (
  issuer_id = (select app_private.account_id())
);
create policy delete_own on app_public.capital_deployments for delete using (
  issuer_id = (select app_private.account_id())
);
grant select, delete, insert (round_id, amount, currency, paid_on, note),
  update (amount, currency, paid_on, note, version) on app_public.capital_deployments to app_user;

grant execute on function app_public.rounds_unit_value to app_user;
grant execute on function app_public.make_round, app_public.make_tranche to app_user;
grant execute on function app_public.rounds_total_paid_in_capital, app_public.rounds_remaining_capital,
  app_public.rounds_expected_capital, app_public.rounds_still_expected, app_public.rounds_units_sold,
  app_public.rounds_managed_units to app_user;
grant execute on function app_public.capital_over_time to app_user;
grant execute on function app_public.rounds_booked_units to app_user;
grant execute on function app_public.rounds_total_on, app_public.assets_authorized_total_on to app_user;

select app_private.allow('make_round', '{issuer}');
select app_private.allow('make_tranche', '{issuer}');
select app_private.allow('update_round', '{issuer}');
select app_private.allow('update_tranche_bond_datum', '{issuer}');
select app_private.allow('create_capital_deployment', '{issuer}');
select app_private.allow('update_capital_deployment', '{issuer}');
select app_private.allow('delete_capital_deployment', '{issuer}');
