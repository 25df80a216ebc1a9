-- The refusals of an investment, each with its code.
create function app_private.plain(value numeric) returns text
language sql immutable set search_path = pg_catalog
as $$ select trim_scale(value)::text $$;

-- A price keeps the decimals it was set with, and has at least two.
create function app_private.written_price(price numeric) returns text
language sql immutable strict set search_path = pg_catalog
as $$ select '$' || to_char(price, 'FM999,999,999,999,999,990.009999999999999999') $$;

create function app_private.check_whole_units(amount numeric) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if amount <> trunc(amount) then
    perform app_private.refuse('units_not_whole', 'unitsWhole');
  end if;
end
$$;
comment on function app_private.check_whole_units is 'An investor buys whole units only, independent of the offering''s limits.';

create function app_private.check_price(round app_public.rounds, expected numeric) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if expected <> round.price then
    perform app_private.refuse('price_changed', 'priceChanged',
      jsonb_build_object('price', app_private.plain(round.price)));
  end if;
end
$$;

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
comment on function app_private.buy_units is 'Creates an investment for each investor with the amount at the same position; returns their ids.';

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
    perform app_private.refuse('not_found', 'offeringUnknown');
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
  'Buys units of an offering; returns an existing open distribution with the code already_open. Records the agent whose link the investor used.';

-- Data of an offering before an amount is typed: the limits of one investment, the remaining units, and the
-- reason when none is accepted.
create function app_private.least_units(allocation app_public.allocations) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select greatest(coalesce(allocation.min_units, 1), 1) $$;

create function app_private.offering_refusal(allocation app_public.allocations, round app_public.rounds) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    when 'stale' in (allocation.status, round.status) then 'round_stale'
    when 'closed' in (allocation.status, round.status)
      or least(allocation.closes_on, round.closes_on) < app_private.today() then 'offering_closed'
    when allocation.status <> 'active' or round.status <> 'active'
      or greatest(allocation.opens_on, round.opens_on) > app_private.today() then 'offering_not_open'
    when trunc(app_private.unsold_units(allocation, round)) < app_private.least_units(allocation) then 'offering_sold_out'
  end
$$;
comment on function app_private.offering_refusal is 'The reason why the offering accepts no investments today; null while it does.';

create function app_private.check_offering_open(allocation app_public.allocations, round app_public.rounds)
returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  case app_private.offering_refusal(allocation, round)
    when 'round_stale' then
      perform app_private.refuse('round_stale', 'roundStale');
    when 'offering_closed' then
      perform app_private.refuse('offering_closed', 'offeringClosed');
    when 'offering_not_open' then
      perform app_private.refuse('offering_not_open', 'offeringNotOpen',
        jsonb_build_object('opensOn', greatest(allocation.opens_on, round.opens_on)));
    else
      -- Open. The remaining units are checked with the amount.
      null;
  end case;
end
$$;

create function app_private.check_amount(allocation app_public.allocations, amount numeric) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  least_units numeric := app_private.least_units(allocation);
begin
  perform app_private.check_whole_units(amount);
  if amount is null or amount in ('NaN', 'Infinity', '-Infinity')
    or amount < least_units or amount > coalesce(allocation.max_units, 'Infinity') then
    perform app_private.refuse('amount_out_of_range', 'unitsOutOfRange', jsonb_build_object(
      'min', app_private.plain(least_units), 'max', app_private.plain(allocation.max_units)));
  end if;
end
$$;

create function app_private.check_left(allocation app_public.allocations, round app_public.rounds, amount numeric)
returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  unsold numeric := greatest(trunc(app_private.unsold_units(allocation, round)), 0);
begin
  if amount > unsold then
    perform app_private.refuse('offering_sold_out', 'soldOut',
      jsonb_build_object('remaining', app_private.plain(unsold)));
  end if;
end
$$;
comment on function app_private.check_left is
  'Refuses a number that is too large for the column, before anything is written.';

create function app_private.steps_ahead(allocation_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(
    jsonb_agg(app_private.step_texts(templates.render_attributes) order by asked.execute_order, templates."order"), '[]')
  from app_public.allocation_qualifications as asked
  join app_public.vendor_qualifications as vendors on vendors.id = asked.vendor_qualification_id
  join app_private.step_templates as templates on templates.vendor_qualification_id = asked.vendor_qualification_id
  where asked.allocation_id = steps_ahead.allocation_id and vendors.active
$$;
comment on function app_private.steps_ahead is 'Names of the steps that copy_steps gives a new investment in the allocation.';

create function app_private.visible_account(account_id uuid) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select accounts.id from app_public.accounts
  join app_private.visible_accounts as visible on visible.account_id = app_private.account_id()
  where accounts.id = visible_account.account_id
    and case when number < octet_length(numbers) * 8 then get_bit(numbers, number) = 1 end
$$;
comment on function app_private.visible_account is 'The account itself where the account that asks deals with it, else null.';

create function app_public.investor_offering_details_by_id(id uuid)
returns app_public.investor_offering_details
language sql stable strict security definer set search_path = pg_catalog
as $$
  select allocations.id, allocations.owner_id, issuers.name, sellers.name,
    coalesce(securities.name, assets.name), coalesce(securities.ticker, rounds.name),
    rounds.price, rounds.terms_url, coalesce(sellers.support_email, sellers.email), sellers.slug,
    allocations.min_units, allocations.max_units,
    greatest(trunc(app_private.unsold_units(allocations, rounds)), 0),
    greatest(allocations.opens_on, rounds.opens_on), least(allocations.closes_on, rounds.closes_on),
    app_private.offering_refusal(allocations, rounds), app_private.steps_ahead(allocations.id),
    app_private.visible_account(issuers.id), app_private.visible_account(sellers.id)
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  join app_public.accounts as issuers on issuers.id = allocations.issuer_id
  join app_public.accounts as sellers on sellers.id = allocations.owner_id
  left join app_public.securities on securities.id = rounds.security_id
  where allocations.id = investor_offering_details_by_id.id
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id())
      where type = 'investor' and status = 'active'
    )
    and 'drafted' not in (allocations.status, rounds.status)
$$;
comment on function app_public.investor_offering_details_by_id is
  'The offering, with its limits today; null while it is drafted.';

create function app_private.steps_of(process_id uuid) returns setof app_public.steps
language sql stable set search_path = pg_catalog
as $$
  with recursive beneath as (
    select steps_of.process_id as id
    union all
    select processes.id
    from beneath
    join app_public.steps on steps.process_id = beneath.id
    join app_public.processes on processes.parent_step_id = steps.id
  )
  select steps.* from beneath join app_public.steps on steps.process_id = beneath.id
$$;
comment on function app_private.steps_of is 'The steps of a process, with those beneath them.';

create function app_private.is_under_way(distribution app_public.distributions) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_private.steps_of(distribution.process_id) as steps
    where (steps.status = 'complete' and steps.service in ('docusign', 'payment')) or exists (
      select from app_private.envelopes where about_step_id = steps.id and envelopes.status = 'completed'
    )
  ) or exists (
    select from app_public.distribution_payments
    where distribution_id = distribution.id and status in ('pending', 'complete')
  )
$$;
comment on function app_private.is_under_way is 'True when a document was signed or a payment was made for it.';

create function app_private.is_prepared(distribution app_public.distributions) returns boolean
language sql stable set search_path = pg_catalog
as $$ select exists (select from app_private.prepared_distributions where distribution_id = distribution.id) $$;
comment on function app_private.is_prepared is 'True if a vendor made it for the investor.';

create function app_private.may_end(distribution app_public.distributions, operation text) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select distribution.investor_id = app_private.account_id()
    and distribution.status = 'open' and not distribution.locked
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id()) as member
      where member.status = 'active' and app_private.is_allowed(operation, member.type, member.role)
    )
    and not app_private.is_under_way(distribution)
$$;

create function app_private.own_open_distribution(distribution_id uuid, investor uuid) returns app_public.distributions
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  distribution app_public.distributions;
begin
  -- The process first, as in completing a step: documents that are signed in the meantime are known then.
  perform from app_public.processes where id = (
    select process_id from app_public.distributions as own where own.id = distribution_id and own.investor_id = investor
  ) for update;
  select * into distribution from app_public.distributions as own
  where own.id = distribution_id and own.investor_id = investor for no key update;
  if distribution.id is null then
    perform app_private.refuse('not_found', 'distributionUnknown');
  end if;
  perform app_private.check_unlocked(distribution);
  if distribution.status <> 'open' then
    perform app_private.refuse('investment_not_open', 'investmentNotOpen');
  end if;
  -- Papers that wait to be signed say the old figures, or are for nothing.
  perform app_private.decline_envelope(envelopes.id, true)
  from app_private.steps_of(distribution.process_id) as steps
  join app_private.envelopes on about_step_id = steps.id and envelopes.status = 'sent';
  if app_private.is_under_way(distribution) then
    perform app_private.refuse('investment_under_way',
      'investmentUnderWay');
  end if;
  return distribution;
end
$$;
comment on function app_private.own_open_distribution is
  'The investor''s open distribution, locked against others, with nothing signed, nothing paid and no paper waiting.';

-- Papers that wait for a signature show the amount and the price of the day they were made.
create function app_private.renew_papers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  envelope uuid;
  renewed boolean := false;
begin
  for envelope in
    select envelopes.id from app_private.steps_of(new.process_id) as steps
    join app_private.envelopes on about_step_id = steps.id and envelopes.status = 'sent' order by envelopes.id
  loop
    perform app_private.decline_envelope(envelope, true);
    renewed := true;
  end loop;
  perform app_private.envelope_of_step(steps.id) from app_private.steps_of(new.process_id) as steps
  where renewed and steps.status = 'in_progress' and steps.service = 'docusign' and steps.type = 'link';
  return null;
end
$$;
comment on function app_private.renew_papers is
  'After a change of the amount or the price: takes back papers that are not signed by all, and mails new ones where they are mailed.';

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
    perform app_private.refuse('investment_prepared', 'investmentPrepared');
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

-- investor_withdraw_distribution: it stays as a record, no longer reserves units, its steps end, and its seller is notified.
create function app_private.mail_withdrawal(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(address, 'withdrawnSubject', 'withdrawn',
    jsonb_build_object('investor', app_private.investor_name(distribution.investor_id),
      'count', app_private.plain(distribution.amount), 'asset', name),
    '/allocation/' || distribution.allocation_id, 'withdrawnLink', 'withdrawals', true)
  from (
    select app_private.address_of(distribution.owner_id) as address,
      app_private.offered_name(distribution.allocation_id) as name
  ) as about
  where address is not null
$$;

create function app_public.investor_withdraw_distribution(distribution_id uuid) returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid := app_private.require_operation('investor_withdraw_distribution');
  distribution app_public.distributions := app_private.own_open_distribution(distribution_id, investor);
begin
  update app_public.distributions as withdrawn set status = 'deleted' where withdrawn.id = distribution.id
  returning * into distribution;
  update app_public.processes set current_step = null where processes.id = distribution.process_id;
  perform app_private.mail_withdrawal(distribution);
  return distribution;
end
$$;
comment on function app_public.investor_withdraw_distribution is
  'Withdraws the investor''s open investment while nothing is signed or paid: its units are for sale again.';
