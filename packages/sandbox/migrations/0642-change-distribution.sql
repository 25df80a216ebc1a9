-- investor_change_distribution: another number of units, at the price of now.
create function app_public.investor_change_distribution(
  distribution_id uuid, amount numeric, expected_price numeric default null
) returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid := app_private.require_operation('investor_change_distribution');
  distribution app_public.distributions := app_private.own_open_distribution(distribution_id, investor);
  allocation app_public.allocations;
  round app_public.rounds;
begin
  if app_private.is_prepared(distribution) then
    perform app_private.refuse('investment_prepared', 'The seller made this investment for you: ask them to change it.');
  end if;
  -- Allocation, then round: all writers lock in this order, so there is no deadlock.
  select * into allocation from app_public.allocations where id = distribution.allocation_id for update;
  select * into round from app_public.rounds where id = allocation.round_id for update;
  perform app_private.check_offering_open(allocation, round);
  perform app_private.check_price(round, expected_price);
  -- The investor may keep the units of the changed investment.
  allocation.max_units := least(allocation.max_units,
    distribution.amount + greatest(trunc(app_private.unsold_units(allocation, round)), 0));
  perform app_private.check_amount(allocation, amount);
  update app_public.distributions as changed set amount = amount where changed.id = distribution.id;
  update app_public.distribution_prices as prices set price = round.price
  where prices.distribution_id = distribution.id and prices.is_purchase and prices.price <> round.price;
  perform app_private.envelope_of_step(steps.id) from app_private.steps_of(distribution.process_id) as steps
  where steps.status = 'in_progress' and steps.service = 'docusign' and steps.type = 'link';
  select * into distribution from app_public.distributions as changed where changed.id = distribution.id;
  return distribution;
end
$$;
comment on function app_public.investor_change_distribution is
  'Changes the amount of the investor''s own open investment, at the price of now, while nothing is signed or paid.';
grant execute on function app_public.investor_change_distribution to app_user;
