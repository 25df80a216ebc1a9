-- Who has bought, a line an investment: it has a name of its own, and says of which round it is.
create type app_public.purchaser as (
  distribution_id uuid, investor_id uuid, investor_name text, asset_id uuid, asset_name text,
  units numeric, paid_in_capital numeric, paid_on date, id uuid, round_id uuid, round_name text,
  investor_email text
);
comment on type app_public.purchaser is 'A line of the schedule of purchasers.';
comment on column app_public.purchaser.paid_on is 'The day of the last payment that arrived.';

-- The schedule of purchasers of a day has what had arrived by its end. A line of a day has a name of its own: its figures are others.
create function app_public.schedule_of_purchasers(day date default null) returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$
  select distributions.id, investor_id, coalesce(accounts.contact_name, accounts.name), assets.id, assets.name,
    distributions.amount, paid.capital, paid.last_on,
    case when day is null then distributions.id else md5(concat_ws(' ', distributions.id, day))::uuid end, rounds.id, rounds.name,
    accounts.email
  from app_public.distributions
  cross join lateral (
    select case when day is null then distributions.paid_in_capital else coalesce(sum(amount), 0) end as capital,
      max(paid_on) as last_on
    from app_public.distribution_payments
    where distribution_id = distributions.id and distribution_payments.status = 'complete' and (day is null or paid_on <= day)
  ) as paid
  join app_public.allocations on allocations.id = allocation_id
  join app_public.rounds on rounds.id = allocations.round_id join app_public.assets on assets.id = rounds.asset_id
  left join app_public.accounts on accounts.id = investor_id
  where distributions.status <> 'deleted' and paid.capital > 0
  order by lower(assets.name collate "C"), lower(coalesce(accounts.contact_name, accounts.name) collate "C"), distributions.id
$$;
comment on function app_public.schedule_of_purchasers is
  E'@filterable\n@sortable\nEverybody who has paid in, as far as the account sees it, today or by the end of a day.';
grant execute on function app_public.schedule_of_purchasers to app_user;
