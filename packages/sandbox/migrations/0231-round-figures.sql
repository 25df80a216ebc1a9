-- What a round has taken in, for its issuer alone: others learn nothing of the money of others.
create function app_private.round_money(round_id uuid, out paid numeric, out units numeric)
language sql stable set search_path = pg_catalog
as $$
  select sum(taken.paid), sum(taken.units) from (
    select sum(paid_in_capital) as paid, sum(amount) as units
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = round_money.round_id and distributions.status <> 'deleted'
    union all
    -- Units that came into the book otherwise, at what they cost.
    select sum(entries.amount * coalesce(holdings.purchase_price, 0)), sum(entries.amount)
    from app_public.holdings join app_public.ledger_entries as entries on entries.holding_id = holdings.id
    join app_public.transactions on transactions.id = entries.transaction_id and kind = 'issuance'
    where holdings.round_id = round_money.round_id and holdings.distribution_id is null
  ) as taken
$$;
grant execute on function app_private.round_money to app_user;

create function app_public.rounds_total_paid_in_capital(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = app_private.account_id() then
    coalesce((select paid from app_private.round_money(rounds.id)), 0) end
$$;
comment on function app_public.rounds_total_paid_in_capital is
  E'@figure ROUND-014\nMoney received for its distributions, and what other holdings of it cost; for its issuer alone.';

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

create function app_public.rounds_managed_units(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select sum(managed_units) from app_public.broker_allocations
  where round_id = rounds.id and status = 'accepted'
$$;
comment on function app_public.rounds_managed_units is 'Units that brokers have accepted to place, as far as the reader sees it.';

grant execute on function app_public.rounds_total_paid_in_capital, app_public.rounds_remaining_capital,
  app_public.rounds_expected_capital, app_public.rounds_managed_units to app_user;
