/*
 * What a unit was worth from day to day: what a security said, and the price of a round, which counts where a security says
 * nothing. It is asked of a holding only, and from the day of its first units on: values from before that do not apply.
 */
create table app_private.unit_prices (
  -- A security or a round. It outlives what it names, so that it refers to nothing.
  priced_id uuid not null,
  -- From this day on; a day has what it ended with.
  priced_on date not null,
  -- Null: nothing was said any more.
  price numeric(38, 18),
  primary key (priced_id, priced_on)
);
alter table app_private.unit_prices enable row level security;

create function app_private.note_unit_price() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.unit_prices (priced_id, priced_on, price)
  values (new.id,
    case tg_op when 'INSERT' then (new.created_on at time zone 'utc')::date else app_private.today() end,
    (to_jsonb(new) ->> tg_argv[0])::numeric)
  on conflict (priced_id, priced_on) do update set price = excluded.price;
  return null;
end
$$;
create trigger note_unit_price after insert or update of unit_value on app_public.securities
  for each row execute function app_private.note_unit_price('unit_value');
create trigger note_unit_price after insert or update of price on app_public.rounds
  for each row execute function app_private.note_unit_price('price');

create type app_public.holding_day as (
  id uuid, day date, units numeric, unit_value numeric, value numeric, investment numeric
);
comment on type app_public.holding_day is 'The units and the value of a holding by the end of a day.';
comment on column app_public.holding_day.units is 'Units that were held.';
comment on column app_public.holding_day.unit_value is 'The value of a unit, in US dollars; null where it was not known.';
comment on column app_public.holding_day.value is 'The units at what one was worth, in US dollars.';
comment on column app_public.holding_day.investment is 'The units at the cost basis, in US dollars.';

create function app_public.holding_value_over_time(holding_id uuid) returns setof app_public.holding_day
language sql stable strict rows 100 security definer set search_path = pg_catalog
as $$
  with held as (
    select holdings.* from app_public.holdings
    where holdings.id = holding_value_over_time.holding_id
      and (select app_private.account_id()) in (holdings.issuer_id, holdings.investor_id)
  ), moved as (
    select entries.booked_on as day, sum(entries.amount) as units
    from held join app_public.ledger_entries as entries on entries.holding_id = held.id group by entries.booked_on
  ), days as (
    select day from moved
    union
    select prices.priced_on from held join app_private.unit_prices as prices
      on prices.priced_id in (held.security_id, held.round_id)
    where prices.priced_on > (select min(day) from moved)
  ), figures as (
    select days.day, sum(moved.units) over (order by days.day) as units,
      app_private.latest_price(of_security.price, of_round.price) as unit_value
    from held cross join days left join moved on moved.day = days.day
    left join lateral (
      select price from app_private.unit_prices where priced_id = held.security_id and priced_on <= days.day
      order by priced_on desc limit 1
    ) as of_security on true
    left join lateral (
      select price from app_private.unit_prices where priced_id = held.round_id and priced_on <= days.day
      order by priced_on desc limit 1
    ) as of_round on true
  ), marked as (
    select *, row(units, unit_value) is distinct from lag(row(units, unit_value)) over (order by day) as has_changed
    from figures
  )
  select md5('value:' || held.id || ':' || day)::uuid, day, trim_scale(units), trim_scale(unit_value),
    trim_scale(units * unit_value), trim_scale(units * held.purchase_price)
  from marked cross join held where has_changed order by day
$$;
comment on function app_public.holding_value_over_time is
  'The value of a holding, for each day on which it changed, from its first units on; only for its issuer and its investor.';

create type app_public.holding_position as (
  id uuid, holding_id uuid, issuer text, asset text, round text, units numeric, unit_value numeric, value numeric, investment numeric
);
comment on type app_public.holding_position is 'The units and the value of one holding at the end of a day.';
comment on column app_public.holding_position.id is 'Of the holding on this day.';
comment on column app_public.holding_position.unit_value is 'The value of a unit, in US dollars; null where it was not known.';
comment on column app_public.holding_position.value is 'The units at the value of a unit, in US dollars.';
comment on column app_public.holding_position.investment is 'The units at the cost basis, in US dollars; null where it is not known.';

create function app_public.holdings_on_day(investor_id uuid, day date) returns setof app_public.holding_position
language sql stable strict rows 100 security definer set search_path = pg_catalog
as $$
  select md5('position:' || holdings.id || ':' || holdings_on_day.day)::uuid, holdings.id, issuers.name, assets.name, rounds.name,
    held.units, held.unit_value, held.value, held.investment
  from app_public.holdings
  join app_public.accounts as issuers on issuers.id = holdings.issuer_id
  join app_public.rounds on rounds.id = holdings.round_id
  join app_public.assets on assets.id = rounds.asset_id
  cross join lateral (
    select days.* from app_public.holding_value_over_time(holdings.id) as days
    where days.day <= holdings_on_day.day order by days.day desc limit 1
  ) as held
  where holdings.investor_id = holdings_on_day.investor_id
    and (select app_private.account_id()) in (holdings.issuer_id, holdings.investor_id)
    and held.units <> 0
  order by holdings.id
$$;
comment on function app_public.holdings_on_day is
  'The holdings of an investor at the end of a day; only for their issuer and the investor.';
grant execute on function app_public.holding_value_over_time, app_public.holdings_on_day to app_user;
