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

grant execute on function app_public.rounds_total_paid_in_capital, app_public.rounds_remaining_capital,
  app_public.rounds_expected_capital, app_public.rounds_still_expected, app_public.rounds_units_sold,
  app_public.rounds_managed_units to app_user;
