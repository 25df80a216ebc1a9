-- A line of the schedule of purchasers has a name of its own, and says of which round it is.
alter type app_public.purchaser add attribute id uuid, add attribute round_id uuid, add attribute round_name text;

create or replace function app_public.schedule_of_purchasers() returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$
  select distributions.id, investor_id, coalesce(accounts.contact_name, accounts.name), assets.id, assets.name,
    distributions.amount, paid_in_capital, (
      select max(paid_on) from app_public.distribution_payments
      where distribution_id = distributions.id and distribution_payments.status = 'complete'
    ), distributions.id, rounds.id, rounds.name
  from app_public.distributions join app_public.allocations on allocations.id = allocation_id
  join app_public.rounds on rounds.id = allocations.round_id join app_public.assets on assets.id = rounds.asset_id
  left join app_public.accounts on accounts.id = investor_id
  where distributions.status <> 'deleted' and paid_in_capital > 0
  order by lower(assets.name collate "C"), lower(coalesce(accounts.contact_name, accounts.name) collate "C"), distributions.id
$$;
