create function app_private.own_holding() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.securities where id = new.security_id;
  if new.distribution_id is not null then
    new.broker_id := (
      select accounts.id from app_public.distributions join app_public.accounts on accounts.id = distributions.owner_id
      where distributions.id = new.distribution_id and accounts.type = 'broker'
    );
  end if;
  perform app_private.show(new.investor_id, new.security_id, new.round_id, new.issuer_id,
    (select asset_id from app_public.rounds where id = new.round_id));
  perform app_private.show(new.issuer_id, new.investor_id, new.blockchain_address_id);
  if new.broker_id is not null then
    perform app_private.show(new.broker_id, new.investor_id, new.blockchain_address_id);
  end if;
  return new;
end
$$;

create function app_public.holdings_amount_on(holdings app_public.holdings, day date) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select coalesce(sum(amount), 0) from app_public.ledger_entries
  where holding_id = holdings.id and booked_on <= day
$$;
comment on function app_public.holdings_amount_on is 'The units of the holding at the end of a day.';

create function app_public.holdings_blockchain_addresses(holdings app_public.holdings)
returns setof app_public.blockchain_addresses
language sql stable rows 2 set search_path = pg_catalog
as $$
  select * from app_public.blockchain_addresses
  where id in (
    select blockchain_address_id from app_public.ledger_entries
    where holding_id = holdings.id group by blockchain_address_id having sum(amount) > 0
  )
$$;
comment on function app_public.holdings_blockchain_addresses is 'The blockchain addresses of its units.';

-- Shares, percentages and derived figures, in exact numerics; values are rounded only for display.
create function app_private.shares(parts numeric[], whole numeric default 100, places int default 2) returns numeric[]
language sql immutable strict set search_path = pg_catalog
as $$
  -- The largest remainder: each holder gets the whole part, the smallest units left over go where most is missing, ties
  -- in the order of the parts.
  with counted as (
    select nr, part * whole * power(10::numeric, places) as share, sum(part) over () as total
    from unnest(parts) with ordinality as listed (part, nr)
  ), sure as (
    select nr, div(share, total) as units, mod(share, total) as missing from counted where total > 0
  ), ranked as (
    select nr, units, row_number() over (order by missing desc, nr) as rank,
      round(whole * power(10::numeric, places)) - sum(units) over () as left_over
    from sure
  )
  select array_agg(round((units + (rank <= left_over)::int) / power(10::numeric, places), places) order by nr) from ranked
$$;
comment on function app_private.shares is 'Splits a whole in proportion so that the parts sum to it exactly; null when there is nothing to split.';

/*
 * Each figure is one expression, which the planner inlines: a list that is filtered and sorted by it would call a function for
 * every row. Names in such a body are looked up when the function is made, so that it needs no search path, and with one it would
 * be called.
 */
create function app_private.is_paid_in_full(units numeric, price numeric, paid numeric) returns boolean
language sql immutable parallel safe
return round(units * price, 2) = round(paid, 2);
comment on function app_private.is_paid_in_full is 'True if the amounts are equal to the cent; an overpaid investment is not paid in full.';

create function app_private.expected_capital(units numeric, price numeric, paid numeric) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select units * price - paid $$;

create function app_private.is_overpaid(units numeric, price numeric, paid numeric) returns boolean
language sql immutable parallel safe
return round(paid, 2) > round(units * price, 2);

create function app_private.latest_price(unit_value numeric, round_price numeric) returns numeric
language sql immutable parallel safe
return coalesce(unit_value, round_price);

-- Quotients are scaled up first, for one of numerics has only as many places as its terms suggest.
create function app_private.percent_of(part numeric, whole numeric) returns numeric
language sql immutable parallel safe
return round(part * 100::numeric(58, 36) / nullif(whole, 0), 18);

create function app_private.share_of_fund(
  whole numeric, units numeric, paid numeric, committed numeric, fund_units numeric
) returns numeric
language sql immutable parallel safe
return round(whole::numeric(58, 36) * units * paid / nullif(fund_units * committed, 0), 18);
comment on function app_private.share_of_fund is 'The part of a fund''s amount that belongs to an investment; for the amount 1, its share.';

create function app_private.undeployed_capital(paid numeric, deployed numeric) returns numeric
language sql immutable parallel safe
return case when deployed is not null then greatest(0, paid - deployed) end;

-- `fund` is the round of a fund, nothing for any other asset.
create function app_private.investment_figures(
  units numeric, price_paid numeric, paid numeric, latest_price numeric, fund app_public.rounds
) returns app_public.investment_figures
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  figures app_public.investment_figures;
begin
  figures.price_paid := trim_scale(price_paid);
  figures.latest_price := trim_scale(latest_price);
  figures.total_value := trim_scale(units * latest_price);
  figures.committed_capital := trim_scale(units * price_paid);
  figures.paid_in_capital := trim_scale(paid);
  figures.percent_paid := trim_scale(app_private.percent_of(paid, figures.committed_capital));
  figures.fund_share := trim_scale(
    app_private.share_of_fund(case when fund.id is not null then 1 end, units, paid, figures.committed_capital, fund.total));
  figures.deployed_capital := trim_scale(
    app_private.share_of_fund(fund.total_capital_deployed, units, paid, figures.committed_capital, fund.total));
  figures.undeployed_capital := trim_scale(app_private.undeployed_capital(paid, figures.deployed_capital));
  return figures;
end
$$;

-- The figures of a holding, as a portfolio shows them. All of its cost is paid in. A reader of a holding sees
-- its value, also when its round is hidden from them.
create function app_public.holdings_figures(holdings app_public.holdings) returns app_public.investment_figures
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  sold record;
begin
  select case when assets.type = 'Fund' then rounds end as fund, app_private.latest_price(unit_value, rounds.price) as price into sold
  from app_public.rounds join app_public.assets on assets.id = asset_id
  left join app_public.securities on securities.id = holdings.security_id
  where rounds.id = holdings.round_id;
  return app_private.investment_figures(holdings.amount, holdings.purchase_price,
    holdings.amount * holdings.purchase_price, sold.price, sold.fund);
end
$$;
comment on function app_public.holdings_figures is 'The figures of the holding.';

create function app_private.is_tokenized(kind_of_chain text) returns boolean
language sql immutable parallel safe
return coalesce(kind_of_chain <> 'native', false);

create function app_public.holdings_is_tokenized(holdings app_public.holdings) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select app_private.is_tokenized((
    select kind from app_public.blockchain_addresses join app_public.chains on chains.id = chain
    where blockchain_addresses.id = holdings.blockchain_address_id
  ))
$$;
comment on function app_public.holdings_is_tokenized is
  E'@figure FMT-021\nTrue if its units are on a chain.';

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
