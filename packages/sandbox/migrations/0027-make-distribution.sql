-- investor_make_distribution: an investor buys units, once, while the offering is open.
create function app_private.buy_units(
  allocation app_public.allocations, round app_public.rounds, investors uuid[], amounts numeric[]
) returns uuid[]
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  bought uuid[] := array(select gen_random_uuid() from unnest(investors));
begin
  insert into app_public.distributions (id, allocation_id, investor_id, amount, status)
  select id, allocation.id, investor, amount, 'open' from unnest(bought, investors, amounts) as sale (id, investor, amount);
  insert into app_public.distribution_prices (distribution_id, currency, price) select id, 1, round.price from unnest(bought) as id;
  perform app_private.start_processes(bought);
  return bought;
end
$$;
comment on function app_private.buy_units is 'Makes an investment for each investor, of the amount at the same place; answers their ids.';

create function app_private.investor_make_distribution(
  offering_id uuid, amount numeric, expected_price numeric, offering_link_id uuid, out distribution_id uuid, out code text
)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('investor_make_distribution');
  allocation app_public.allocations;
  round app_public.rounds;
begin
  -- Allocation, then round: all writers lock in this order, so there is no deadlock.
  select * into allocation from app_public.allocations where id = offering_id for update;
  select * into round from app_public.rounds where id = allocation.round_id for update;
  if round is null or 'drafted' in (allocation.status, round.status) then
    perform app_private.refuse('not_found', 'This offering does not exist.');
  end if;
  perform app_private.introduce(offering_link_id, allocation.id, investor);
  select id into distribution_id from app_public.distributions
  where allocation_id = allocation.id and investor_id = investor and status = 'open' and not locked;
  if distribution_id is not null then
    code := 'already_open';
    return;
  end if;
  perform app_private.check_offering_open(allocation, round);
  perform app_private.check_price(round, expected_price);
  perform app_private.check_amount(allocation, amount);
  perform app_private.check_left(allocation, round, amount);
  distribution_id := (app_private.buy_units(allocation, round, array[investor], array[amount]))[1];
  perform app_private.mail_invested((select made from app_public.distributions as made where id = distribution_id));
  perform app_private.agree(allocation.owner_id, 'investorMakeDistribution');
end
$$;

comment on function app_private.investor_make_distribution is
  'Buys units of an offering; answers the open distribution there is already, with the code already_open. The agent whose link the investor came by has introduced them.';
grant execute on function app_private.investor_make_distribution to app_user;
