-- Who has bought, a line an investment: it has a name of its own, and says of which round it is.
create type app_public.purchaser as (
  distribution_id uuid, investor_id uuid, investor_name text, asset_id uuid, asset_name text,
  units numeric, paid_in_capital numeric, paid_on date, id uuid, round_id uuid, round_name text
);
comment on type app_public.purchaser is 'A line of the schedule of purchasers.';
comment on column app_public.purchaser.paid_on is 'The day of the last payment that arrived.';

create function app_public.schedule_of_purchasers() returns setof app_public.purchaser
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
comment on function app_public.schedule_of_purchasers is 'Everybody who has paid in, as far as the account sees it.';
grant execute on function app_public.schedule_of_purchasers to app_user;
