-- What is worked out for a day is a list like any other: it pages, filters and sorts by what its rows say.
comment on function app_public.cap_table is
  E'@filterable\n@sortable\nThe stakeholders of the assets the account sees, or of one round, today or at the end of a day, when only issued units are known.';
comment on function app_public.cap_table_rounds is
  E'@filterable\n@sortable\nWhat is issued of each round of the assets the account sees, today or at the end of a day.';

-- The schedule of purchasers of a day has what had arrived by its end. A line of a day has a name of its own: its figures are others.
drop function app_public.schedule_of_purchasers();
create function app_public.schedule_of_purchasers(day date default null) returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$
  select distributions.id, investor_id, coalesce(accounts.contact_name, accounts.name), assets.id, assets.name,
    distributions.amount, paid.capital, paid.last_on,
    case when day is null then distributions.id else md5(concat_ws(' ', distributions.id, day))::uuid end, rounds.id, rounds.name
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
