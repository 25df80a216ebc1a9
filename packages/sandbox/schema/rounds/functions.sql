create function app_private.own_round() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.assets where id = new.asset_id;
  return new;
end
$$;

create function app_private.own_tranche() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.rounds where id = new.round_id;
  return new;
end
$$;

create function app_private.check_round() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  sold numeric;
begin
  if new.closes_on < new.opens_on then
    perform app_private.refuse_field('closesOn', 'closesBeforeOpen');
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if new.security_id is distinct from old.security_id and (old.issued > 0 or not exists (
    select from app_public.securities where id = new.security_id and issuer_id = new.issuer_id
  )) then
    perform app_private.refuse('security_not_available', 'securityNotAvailable');
  end if;
  if new.total < old.total then
    select coalesce(sum(distributions.amount), 0) into sold
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = new.id and distributions.status <> 'deleted';
    if new.total < sold then
      perform app_private.refuse('below_sold', 'belowSold',
        jsonb_build_object('sold', trim_scale(sold)::text));
    end if;
  end if;
  return new;
end
$$;

create function app_private.show_security() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- A reader of the round also reads its security.
  insert into app_private.visible_rows (account_id, row_id)
  select account_id, new.security_id from app_private.visible_rows
  where row_id = new.id and new.security_id is not null
  order by account_id
  on conflict do nothing;
  return null;
end
$$;

create function app_public.rounds_unit_value(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$ select unit_value from app_public.securities where id = rounds.security_id $$;
comment on function app_public.rounds_unit_value is 'The current value of a unit of its security, in US dollars.';

-- make_round and make_tranche: a round comes with the security it sells; a debt round has its terms from the start.
create function app_private.open_round(
  asset_id uuid, name text, terms_url text, price numeric, opens_on date, closes_on date, status text, total numeric,
  is_debt boolean
) returns app_public.rounds
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  asset app_public.assets;
  sold uuid;
  made app_public.rounds;
begin
  select * into asset from app_public.assets
  where id = open_round.asset_id and issuer_id = app_private.account_id() for share;
  if asset is null then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif (asset.type = 'Debt') <> is_debt then
    perform app_private.refuse('wrong_asset_type', 'wrongAssetType');
  elsif open_round.price < 0 or open_round.price = 'NaN' then
    -- Else the error would name the unit value of the security, which was not entered.
    perform app_private.refuse_field('price', 'valueNotAllowed');
  end if;
  insert into app_public.securities (issuer_id, name, total, unit_value)
  values (asset.issuer_id, left(asset.name || ' ' || open_round.name, 200), open_round.total, open_round.price)
  returning id into sold;
  insert into app_public.rounds (asset_id, security_id, name, terms_url, price, opens_on, closes_on, status, total)
  values (asset.id, sold, open_round.name, open_round.terms_url, open_round.price, open_round.opens_on,
    open_round.closes_on, open_round.status, open_round.total)
  returning * into made;
  return made;
end
$$;

create function app_public.make_round(
  asset_id uuid, name text, terms_url text, price numeric, opens_on date, closes_on date, status text, total numeric
) returns app_public.rounds
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('make_round');
  return app_private.open_round(asset_id, name, terms_url, price, opens_on, closes_on, status, total, false);
end
$$;
comment on function app_public.make_round is 'Makes a round of an asset, with the security it sells.';

create function app_public.make_tranche(
  asset_id uuid, name text, terms_url text, price numeric, opens_on date, closes_on date, status text, total numeric,
  term int, coupon numeric
) returns app_public.rounds
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  made app_public.rounds;
begin
  perform app_private.require_operation('make_tranche');
  made := app_private.open_round(asset_id, name, terms_url, price, opens_on, closes_on, status, total, true);
  insert into app_public.tranche_bond_data (round_id, term, coupon) values (made.id, term, coupon);
  return made;
end
$$;
comment on function app_public.make_tranche is 'Makes a round of a debt asset: its term in years, its coupon in percent a year.';

create function app_private.own_capital_deployment() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id into new.issuer_id from app_public.rounds where id = new.round_id;
  if new.issuer_id is null or coalesce(app_private.account_id(), new.issuer_id) <> new.issuer_id then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return new;
end
$$;

create function app_private.sum_deployments_of(round uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- With the round locked the sum below sees every deployment that was written before.
  perform from app_public.rounds where id = round for no key update;
  update app_public.rounds set total_capital_deployed = deployed.total
  from (
    select coalesce(sum(amount), 0) as total from app_public.capital_deployments
    where round_id = round and paid_on <= app_private.today()
  ) as deployed
  where rounds.id = round and rounds.total_capital_deployed <> deployed.total;
end
$$;
comment on function app_private.sum_deployments_of is 'Records the capital that a round has deployed up to today.';

create function app_private.count_deployment(deployment_id uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  deployment app_public.capital_deployments;
begin
  select * into deployment from app_public.capital_deployments where id = deployment_id;
  if deployment.id is not null then
    perform app_private.sum_deployments_of(deployment.round_id);
    perform app_private.await_deployment(deployment);
  end if;
end
$$;
comment on function app_private.count_deployment is 'Counts a deployment whose day has come; the job of that day.';

create function app_private.await_deployment(deployment app_public.capital_deployments) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if deployment.paid_on > app_private.today() then
    perform app_private.enqueue('count_deployment', deployment.id,
      deployment.paid_on::timestamp at time zone 'UTC' - app_private.now());
  end if;
end
$$;
comment on function app_private.await_deployment is 'Schedules a deployment of a future day to be counted on that day.';

create function app_private.sum_deployments() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.sum_deployments_of(case when tg_op = 'DELETE' then old.round_id else new.round_id end);
  if tg_op <> 'DELETE' then
    perform app_private.await_deployment(new);
  end if;
  return null;
end
$$;

-- The capital raised by a round, for its issuer only: no account sees the money of others. Only payments change it.
create function app_public.rounds_total_paid_in_capital(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = app_private.account_id() then coalesce((
    select sum(paid_in_capital)
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = rounds.id and distributions.status <> 'deleted'
  ), 0) end
$$;
comment on function app_public.rounds_total_paid_in_capital is
  E'@figure ROUND-014\nMoney received for its distributions; for its issuer alone.';

create function app_public.rounds_remaining_capital(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$ select app_public.rounds_total_paid_in_capital(rounds) - rounds.total_capital_deployed $$;
comment on function app_public.rounds_remaining_capital is
  E'@figure ROUND-016\nPaid in and not yet deployed; for its issuer alone.';

create function app_public.rounds_expected_capital(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = app_private.account_id() then coalesce((
    select app_private.expected_capital(sum(amount), rounds.price, sum(paid_in_capital))
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = rounds.id and distributions.status <> 'deleted'
  ), 0) end
$$;
comment on function app_public.rounds_expected_capital is
  E'@figure FMT-020\nUnits of its distributions at its price, less what is paid in for them; for its issuer alone.';

create function app_public.rounds_still_expected(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = app_private.account_id() then coalesce((
    select sum(amount * app_private.price_paid(own_price, rounds.price) - paid_in_capital)
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = rounds.id and distributions.status <> 'deleted'
  ), 0) end
$$;
comment on function app_public.rounds_still_expected is
  E'@figure FMT-020\nUnits of its distributions, each at its own price, less what is paid in for them; for its issuer alone.';

create function app_public.rounds_units_sold(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = app_private.account_id() then coalesce((
    select sum(amount)
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = rounds.id and distributions.status <> 'deleted'
  ), 0) end
$$;
comment on function app_public.rounds_units_sold is 'Units of its distributions that are not deleted; for its issuer alone.';

create function app_public.rounds_managed_units(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select sum(managed_units) from app_public.broker_allocations
  where round_id = rounds.id and status = 'accepted'
$$;
comment on function app_public.rounds_managed_units is 'Units that brokers have accepted to place, as far as the reader sees it.';

create function app_public.capital_over_time(round_id uuid) returns setof app_public.capital_day
language sql stable strict rows 400 security definer set search_path = pg_catalog
as $$
  with moved as (
    select payments.paid_on as day, payments.amount as paid, 0::numeric as deployed
    from app_public.distribution_payments as payments
    join app_public.distributions on distributions.id = payments.distribution_id
    join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = capital_over_time.round_id and payments.status = 'complete'
      and distributions.status <> 'deleted'
    union all
    select paid_on, 0, amount from app_public.capital_deployments
    -- A deployment counts from its day.
    where capital_deployments.round_id = capital_over_time.round_id and paid_on <= (select app_private.today())
  )
  select md5('capital:' || capital_over_time.round_id || ':' || day)::uuid, day,
    sum(sum(paid)) over (order by day), sum(sum(deployed)) over (order by day)
  from moved
  where exists (
    select from app_public.rounds
    where id = capital_over_time.round_id and issuer_id = (select app_private.account_id())
  )
  group by day order by day
$$;
comment on function app_public.capital_over_time is 'The paid-in and deployed capital of a round, for each day on which it changed; only for its issuer.';

-- The issued units of a round in the ledger: the other side of its book, which has no holders.
create function app_public.rounds_booked_units(rounds app_public.rounds, day date default null) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = (select app_private.account_id()) then coalesce((
    select -sum(amount) from app_public.ledger_entries
    where round_id = rounds.id and holding_id is null and (day is null or booked_on <= day)
  ), 0) end
$$;
comment on function app_public.rounds_booked_units is
  'Units that the ledger took from the unissued ones, today or by the end of a day; for its issuer alone. Its holders have as many.';

create function app_public.rounds_total_on(rounds app_public.rounds, day date default null) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = (select app_private.account_id())
    then app_private.figure_on('rounds', rounds.id, 'total', day, rounds.total) end
$$;
comment on function app_public.rounds_total_on is
  'Units that the round could sell, today or at the end of a day; for its issuer alone.';
