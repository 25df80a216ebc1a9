-- Who has bought, a line an investment: it has a name of its own, and says of which round it is.
create type app_public.purchaser as (
  distribution_id uuid, investor_id uuid, investor_name text, asset_id uuid, asset_name text,
  units numeric, paid_in_capital numeric, paid_on date, id uuid, round_id uuid, round_name text,
  investor_email text
);
comment on type app_public.purchaser is 'A line of the schedule of purchasers.';
comment on column app_public.purchaser.paid_in_capital is
  'The amount paid for it, in US dollars; null for the issuer where a broker sold it.';
comment on column app_public.purchaser.paid_on is
  'The day of the last payment that arrived; null for the issuer where a broker sold it.';

-- One pass over the payments of all investments that the account is a party of: its issuer does not read a broker's by row.
create function app_private.complete_payments(day date) returns table (distribution_id uuid, capital numeric, last_on date)
language sql stable rows 1000 security definer set search_path = pg_catalog
as $$
  select payments.distribution_id, sum(payments.amount), max(payments.paid_on)
  from app_public.distribution_payments as payments
  where payments.status = 'complete' and (complete_payments.day is null or payments.paid_on <= complete_payments.day)
    and (payments.issuer_id = (select app_private.account_id()) or payments.owner_id = (select app_private.account_id())
      or payments.investor_id = (select app_private.account_id()))
  group by payments.distribution_id
$$;

-- The schedule of purchasers of a day has the payments received by its end. A line of a day has its own id,
-- because its figures differ.
create function app_private.purchasers(day date, is_whole boolean) returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$
  select distributions.id, investor_id, coalesce(accounts.contact_name, accounts.name), assets.id, assets.name,
    distributions.amount, case when reader.is_shown then paid.capital end, case when reader.is_shown then paid.last_on end,
    case when purchasers.day is null then distributions.id else md5(concat_ws(' ', distributions.id, purchasers.day))::uuid end,
    rounds.id, rounds.name, accounts.email
  from app_private.complete_payments(purchasers.day) as paid
  join app_public.distributions on distributions.id = paid.distribution_id
  cross join lateral (
    select is_whole or investor_id = (select app_private.account_id())
      or distributions.owner_id = (select app_private.account_id()) as is_shown
  ) as reader
  join app_public.allocations on allocations.id = allocation_id
  join app_public.rounds on rounds.id = allocations.round_id join app_public.assets on assets.id = rounds.asset_id
  left join app_public.accounts on accounts.id = investor_id
  where distributions.status <> 'deleted'
  order by lower(assets.name collate "C"), lower(coalesce(accounts.contact_name, accounts.name) collate "C"), distributions.id
$$;
comment on function app_private.purchasers is
  'The schedule of purchasers. is_whole: with the capital that a broker raised, which is for sums alone.';
grant execute on function app_private.complete_payments, app_private.purchasers to app_user;

create function app_public.schedule_of_purchasers(day date default null) returns setof app_public.purchaser
language sql stable rows 1000 set search_path = pg_catalog
as $$ select * from app_private.purchasers(day, false) $$;
comment on function app_public.schedule_of_purchasers is
  E'@filterable\n@sortable\nAll accounts that have paid in, as far as the account sees them, today or by the end of a day.';
grant execute on function app_public.schedule_of_purchasers to app_user;
