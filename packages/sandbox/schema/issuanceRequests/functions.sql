-- Issuance: the issuer asks the transfer agent, which approves or rejects; an approved request becomes a holding.
create function app_private.price_paid(own_price numeric, round_price numeric) returns numeric
language sql immutable parallel safe
return coalesce(own_price, round_price);

-- In plpgsql, which plans it once a session: lists ask it of every row.
create function app_private.price_paid(distribution app_public.distributions) returns numeric
language plpgsql stable set search_path = pg_catalog
as $$
begin
  return app_private.price_paid((
    select price from app_public.distribution_prices
    where distribution_id = distribution.id order by is_purchase desc, id limit 1
  ), (
    select rounds.price from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
    where allocations.id = distribution.allocation_id
  ));
end
$$;
comment on function app_private.price_paid(app_public.distributions) is
  'The price of a unit in it: its own purchase price, else its price, else the round''s.';

create function app_private.check_issuable(distribution app_public.distributions) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if distribution.status <> 'closed' or distribution.amount = 0 then
    perform app_private.refuse('not_issuable', 'notIssuable',
      jsonb_build_object('id', distribution.id, 'status', distribution.status));
  elsif distribution.locked and distribution.issuance_status is distinct from 'rejected' then
    perform app_private.refuse('already_requested', 'alreadyRequested',
      jsonb_build_object('id', distribution.id, 'issuanceStatus', distribution.issuance_status));
  end if;
end
$$;

create function app_private.check_room(round_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
  asked numeric;
  room record;
begin
  -- Round, security, asset, in the lock order of the ledger: simultaneous requests are counted one after the other.
  select * into round from app_public.rounds where id = check_room.round_id for no key update;
  select coalesce(sum(distributions.amount), 0) into asked
  from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
  where allocations.round_id = round.id and distributions.issuance_status = 'requested';
  for room in
    select 'round' as name, round.total - round.issued as units
    union all select 'security', total - issued from app_public.securities where id = round.security_id
    union all select 'asset', authorized_total - issued from app_public.assets where id = round.asset_id
  loop
    if asked > room.units then
      perform app_private.refuse('over_issued', 'overIssued',
        jsonb_build_object('of', room.name, 'available', trim_scale(room.units)::text));
    end if;
  end loop;
end
$$;

create function app_private.transfer_agent_of(issuer uuid) returns uuid
language sql stable set search_path = pg_catalog
as $$ select agent_id from app_public.vendor_agents where account_id = issuer and decides_issuances $$;
comment on function app_private.transfer_agent_of is
  'The account that answers the issuance requests of an issuer; null where the platform does.';

create function app_public.make_ta_request_distribution_issuances(distribution_ids uuid[])
returns setof app_public.distributions
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  issuer uuid := app_private.require_operation('make_ta_request_distribution_issuances');
  distribution app_public.distributions;
  wanted uuid[] := array(select distinct unnest(distribution_ids) order by 1);
  asked_round uuid;
begin
  if (select count(*) from app_public.distributions where id = any (wanted) and issuer_id = issuer)
    <> cardinality(wanted) or cardinality(wanted) not between 1 and 1000 then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  for distribution in select * from app_public.distributions where id = any (wanted) order by id for update loop
    perform app_private.check_not_stale(distribution.allocation_id);
    perform app_private.check_issuable(distribution);
  end loop;
  update app_public.distributions set locked = true, issuance_status = 'requested', issuance_note = null
  where id = any (wanted);
  for asked_round in
    select distinct allocations.round_id from app_public.distributions
    join app_public.allocations on allocations.id = distributions.allocation_id
    where distributions.id = any (wanted) order by 1
  loop
    perform app_private.check_room(asked_round);
  end loop;
  if app_private.transfer_agent_of(issuer) is null then
    perform app_private.enqueue('answer_issuance', id) from unnest(wanted) as id;
  end if;
  return query select * from app_public.distributions where id = any (wanted) order by id;
end
$$;
comment on function app_public.make_ta_request_distribution_issuances is
  'Asks the transfer agent to issue closed distributions; they are locked from here on.';

-- The transfer agent's answer: the holding and its ledger entries, or the reason why not.
create function app_private.issue_units(distribution app_public.distributions) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
begin
  select rounds.* into round from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
  where allocations.id = distribution.allocation_id;
  if round.security_id is null then
    perform app_private.refuse('no_security', 'noSecurity');
  end if;
  insert into app_public.holdings (security_id, round_id, investor_id, amount, purchase_price, issued_on,
    blockchain_address_id, distribution_id)
  values (round.security_id, round.id, distribution.investor_id, distribution.amount,
    app_private.price_paid(distribution), app_private.today(),
    app_private.address_on(distribution.investor_id, app_private.native_chain()), distribution.id);
  perform app_private.mail_issued(distribution);
end
$$;

create function app_private.answer_issuance(distribution_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  distribution app_public.distributions;
  reason text;
begin
  select * into distribution from app_public.distributions
  where id = answer_issuance.distribution_id for update;
  if distribution.issuance_status is distinct from 'requested' or exists (
    select from app_public.issuance_requests as requests
    where requests.distribution_id = distribution.id and requests.status = 'requested' and requests.agent_id is not null
  ) then
    return;
  end if;
  begin
    if not (select setup from app_public.accounts where id = distribution.investor_id) then
      perform app_private.refuse('investor_not_set_up', 'investorNotSetUp');
    end if;
    perform app_private.issue_units(distribution);
  exception when sqlstate 'CPSTN' then
    reason := sqlerrm;
  end;
  -- What was rejected can be corrected, and asked for again.
  update app_public.distributions
  set locked = reason is null, issuance_status = case when reason is null then 'approved' else 'rejected' end, issuance_note = reason
  where id = distribution.id;
end
$$;
comment on function app_private.answer_issuance is 'Issues the units, or rejects the request and says why; an answer is given once, and none where an agent decides.';

create function app_private.paid_word(distribution app_public.distributions) returns text
language plpgsql stable set search_path = pg_catalog
as $$
declare
  price numeric := app_private.price_paid(distribution);
begin
  return case
    when price is null then null
    when app_private.is_overpaid(distribution.amount, price, distribution.paid_in_capital) then 'over'
    when app_private.is_paid_in_full(distribution.amount, price, distribution.paid_in_capital) then 'in_full'
    else 'short' end;
end
$$;
comment on function app_private.paid_word is 'True if an investment is paid, without a figure from which its price would follow.';

-- A distribution and its request change together, for every writer.
create function app_private.follow_issuance() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.issuance_status = 'requested' and old.issuance_status is distinct from 'requested' then
    insert into app_public.issuance_requests (distribution_id, issuer_id, agent_id, round_id, issuer_name, asset_name, round_name,
      investor_name, units, paid)
    select new.id, new.issuer_id, app_private.transfer_agent_of(new.issuer_id), rounds.id, issuers.name, assets.name, rounds.name,
      investors.name, new.amount, app_private.paid_word(new)
    from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
    join app_public.assets on assets.id = rounds.asset_id
    join app_public.accounts as issuers on issuers.id = new.issuer_id
    join app_public.accounts as investors on investors.id = new.investor_id
    where allocations.id = new.allocation_id;
  elsif new.issuance_status in ('approved', 'rejected') and old.issuance_status = 'requested' then
    update app_public.issuance_requests
    set status = new.issuance_status, note = new.issuance_note, answered_on = app_private.now()
    where distribution_id = new.id and status = 'requested';
  elsif new.issuance_status = 'requested' then
    update app_public.issuance_requests set paid = app_private.paid_word(new)
    where distribution_id = new.id and status = 'requested' and paid is distinct from app_private.paid_word(new);
  end if;
  return null;
end
$$;

create function app_private.open_request(id uuid, agent uuid) returns app_public.distributions
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  request app_public.issuance_requests;
  distribution app_public.distributions;
begin
  -- The distribution first, in the order in which requesting its issuance locks it.
  select distributions.* into distribution
  from app_public.issuance_requests join app_public.distributions on distributions.id = issuance_requests.distribution_id
  where issuance_requests.id = open_request.id and issuance_requests.agent_id = agent for update of distributions;
  select * into request from app_public.issuance_requests
  where issuance_requests.id = open_request.id and agent_id = agent for update;
  if request.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif request.status <> 'requested' then
    perform app_private.refuse('request_answered', 'requestAnswered',
      jsonb_build_object('id', request.id, 'status', request.status));
  end if;
  return distribution;
end
$$;
comment on function app_private.open_request is 'The distribution of a request that waits for an agent, locked; refused where none does.';

create function app_public.approve_issuance_request(id uuid) returns app_public.issuance_requests
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  agent uuid := app_private.require_operation('approve_issuance_request');
  distribution app_public.distributions := app_private.open_request(approve_issuance_request.id, agent);
  answered app_public.issuance_requests;
begin
  if not (select setup from app_public.accounts where accounts.id = distribution.investor_id) then
    perform app_private.refuse('investor_not_set_up', 'investorNotSetUp');
  end if;
  perform app_private.issue_units(distribution);
  update app_public.distributions set issuance_status = 'approved', issuance_note = null where distributions.id = distribution.id;
  select * into answered from app_public.issuance_requests where issuance_requests.id = approve_issuance_request.id;
  return answered;
end
$$;
comment on function app_public.approve_issuance_request is
  'Issues the units of a request: the holding, its ledger entries and its transaction are there at once.';

create function app_public.reject_issuance_request(id uuid, note text) returns app_public.issuance_requests
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  agent uuid := app_private.require_operation('reject_issuance_request');
  reason text := btrim(note);
  distribution app_public.distributions;
  answered app_public.issuance_requests;
begin
  if length(reason) not between 1 and 500 then
    perform app_private.refuse_field('note', 'reasonLength');
  end if;
  distribution := app_private.open_request(reject_issuance_request.id, agent);
  -- The vendor can correct it, and ask again.
  update app_public.distributions set locked = false, issuance_status = 'rejected', issuance_note = reason
  where distributions.id = distribution.id;
  select * into answered from app_public.issuance_requests where issuance_requests.id = reject_issuance_request.id;
  return answered;
end
$$;
comment on function app_public.reject_issuance_request is
  'Sends a request back with a reason that the vendor reads; the distribution is unlocked, to be corrected and requested again.';

create function app_public.choose_transfer_agent(vendor_agent_id uuid) returns app_public.vendor_agents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  issuer uuid := app_private.require_operation('choose_transfer_agent');
  chosen app_public.vendor_agents;
begin
  update app_public.vendor_agents set decides_issuances = false
  where account_id = issuer and decides_issuances and id is distinct from vendor_agent_id;
  if vendor_agent_id is not null then
    update app_public.vendor_agents set decides_issuances = true where id = vendor_agent_id and account_id = issuer
    returning * into chosen;
    if chosen.id is null then
      perform app_private.refuse('not_found', 'nothingHere');
    elsif not exists (select from app_public.users_accounts where account_id = chosen.agent_id) then
      perform app_private.refuse('agent_not_claimed', 'agentNotClaimed');
    end if;
  end if;
  -- Pending requests follow the choice.
  if chosen.id is null then
    perform app_private.enqueue('answer_issuance', distribution_id) from app_public.issuance_requests
    where issuer_id = issuer and status = 'requested' and agent_id is not null;
  end if;
  update app_public.issuance_requests set agent_id = chosen.agent_id
  where issuer_id = issuer and status = 'requested' and agent_id is distinct from chosen.agent_id;
  return chosen;
end
$$;
comment on function app_public.choose_transfer_agent is
  'Sets the agent that answers the issuer''s issuance requests, including those that wait; null: the platform answers them.';
