-- investor_change_distribution: another number of units, at the price of now.
create or replace function app_private.envelope_of_step(step_id uuid) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  step app_public.steps;
  template app_public.mapped_signing_templates;
  envelope uuid;
begin
  -- Two tabs that open the step at once get the same envelope.
  select * into step from app_public.steps where id = envelope_of_step.step_id for no key update;
  envelope := app_private.open_envelope_of(step.id);
  if envelope is not null or step.id is null then
    return envelope;
  end if;
  template := app_private.template_of_step(step);
  if not exists (select from app_private.envelopes where about_step_id = step.id and status <> 'declined') then
    perform app_private.send_to_role(others, step, template) from app_public.signing_roles as others
    where others.mapped_signing_template_id = template.id and others.type = 'signer' and others.map_to <> 'investor';
  end if;
  return app_private.send_to_role(app_private.investor_role(template.id), step, template);
end
$$;
comment on function app_private.envelope_of_step is
  'A declined envelope is followed by a new one, and when all are, everybody is sent theirs again.';

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
  -- Allocation, then round: everybody locks in this order, so nobody waits in a circle.
  select * into allocation from app_public.allocations where id = distribution.allocation_id for update;
  select * into round from app_public.rounds where id = allocation.round_id for update;
  perform app_private.check_offering_open(allocation, round);
  perform app_private.check_price(round, expected_price);
  -- What the investor holds already is theirs to take again.
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

create or replace function app_private.investor_make_distribution(
  offering_id uuid, amount numeric, expected_price numeric, offering_link_id uuid, out distribution_id uuid, out code text
)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('investor_make_distribution');
  allocation app_public.allocations;
  round app_public.rounds;
begin
  -- Allocation, then round: everybody locks in this order, so nobody waits in a circle.
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
  distribution_id := app_private.buy_units(allocation, round, investor, amount);
  perform app_private.agree(allocation.owner_id, 'investorMakeDistribution');
end
$$;
