-- investor_make_distribution: an investor buys units, once, while the offering is open.
create function app_private.check_offering_open(allocation app_public.allocations, round app_public.rounds)
returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  opens_on date := greatest(allocation.opens_on, round.opens_on);
  closes_on date := least(allocation.closes_on, round.closes_on);
begin
  if 'stale' in (allocation.status, round.status) then
    perform app_private.refuse('round_stale', 'This round is no longer offered.');
  elsif 'closed' in (allocation.status, round.status) or closes_on < app_private.today() then
    perform app_private.refuse('offering_closed', 'This offering is closed.');
  elsif allocation.status <> 'active' or round.status <> 'active' or opens_on > app_private.today() then
    perform app_private.refuse('offering_not_open', 'This offering is not open yet.',
      jsonb_build_object('opensOn', opens_on));
  end if;
end
$$;

create function app_private.plain(value numeric) returns text
language sql immutable set search_path = pg_catalog
as $$ select trim_scale(value)::text $$;

create function app_private.check_amount(allocation app_public.allocations, amount numeric) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  least_units numeric := greatest(coalesce(allocation.min_units, 1), 1);
begin
  if amount is null or amount in ('NaN', 'Infinity', '-Infinity') or amount <> trunc(amount)
    or amount < least_units or amount > coalesce(allocation.max_units, 'Infinity') then
    perform app_private.refuse('amount_out_of_range', 'The number of units is out of range.', jsonb_build_object(
      'min', app_private.plain(least_units), 'max', app_private.plain(allocation.max_units)));
  end if;
end
$$;

create function app_private.remaining_units(allocation app_public.allocations, round app_public.rounds)
returns numeric
language sql stable set search_path = pg_catalog
as $$
  select greatest(0, trunc(least(
    round.total - coalesce(sum(sold.amount), 0),
    allocation.managed_units - coalesce(sum(sold.amount) filter (where sold.allocation_id = allocation.id), 0)
  )))
  from app_public.distributions as sold
  join app_public.allocations as slices on slices.id = sold.allocation_id
  where slices.round_id = round.id and sold.status <> 'deleted'
$$;
comment on function app_private.remaining_units is 'Whole units still for sale; ask it with the round locked.';

create function app_private.check_remaining(
  allocation app_public.allocations, round app_public.rounds, amount numeric
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  remaining numeric := app_private.remaining_units(allocation, round);
begin
  if remaining < amount or remaining = 0 then
    perform app_private.refuse('offering_sold_out', 'There are not enough units left.',
      jsonb_build_object('remaining', app_private.plain(remaining)));
  end if;
end
$$;

create function app_private.check_price(round app_public.rounds, expected numeric) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if expected <> round.price then
    perform app_private.refuse('price_changed', 'The price has changed since it was shown.',
      jsonb_build_object('price', app_private.plain(round.price)));
  end if;
end
$$;

create function app_private.buy_units(
  allocation app_public.allocations, round app_public.rounds, investor uuid, amount numeric
) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  bought app_public.distributions;
begin
  insert into app_public.distributions (allocation_id, investor_id, amount, status)
  values (allocation.id, investor, amount, 'open') returning * into bought;
  insert into app_public.distribution_prices (distribution_id, currency, price) values (bought.id, 1, round.price);
  perform app_private.start_process(bought);
  return bought.id;
end
$$;

create function app_private.make_distribution(
  offering_id uuid, amount numeric, expected_price numeric, out distribution_id uuid, out code text
)
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_role('investor');
  allocation app_public.allocations;
  round app_public.rounds;
begin
  -- Allocation, then round: everybody locks in this order, so nobody waits in a circle.
  select * into allocation from app_public.allocations where id = offering_id for update;
  select * into round from app_public.rounds where id = allocation.round_id for update;
  if round is null or 'drafted' in (allocation.status, round.status) then
    perform app_private.refuse('not_found', 'This offering does not exist.');
  end if;
  select id into distribution_id from app_public.distributions
  where allocation_id = allocation.id and investor_id = investor and status = 'open' and not locked;
  if distribution_id is not null then
    code := 'already_open';
    return;
  end if;
  perform app_private.check_offering_open(allocation, round);
  perform app_private.check_price(round, expected_price);
  perform app_private.check_amount(allocation, amount);
  perform app_private.check_remaining(allocation, round, amount);
  distribution_id := app_private.buy_units(allocation, round, investor, amount);
end
$$;

create function app_private.investor_make_distribution(
  offering_id uuid, amount numeric, expected_price numeric, out distribution_id uuid, out code text
)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  answer jsonb := app_private.stored_answer('investor_make_distribution');
begin
  if answer is null then
    select made.distribution_id, made.code into distribution_id, code
    from app_private.make_distribution(offering_id, amount, expected_price) as made;
    perform app_private.store_answer('investor_make_distribution',
      jsonb_build_object('id', distribution_id, 'code', code));
  else
    distribution_id := (answer ->> 'id')::uuid;
    code := answer ->> 'code';
  end if;
end
$$;
comment on function app_private.investor_make_distribution is
  'Buys units of an offering; answers the open distribution there is already, with the code already_open.';
grant execute on function app_private.investor_make_distribution to app_user;
