create function app_private.show_agent() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show(new.account_id, new.agent_id);
  perform app_private.show(new.agent_id, new.account_id);
  return null;
end
$$;

create function app_public.make_vendor_agent(email text, name text) returns app_public.vendor_agents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('make_vendor_agent');
  address text := lower(btrim(make_vendor_agent.email));
  called text := btrim(make_vendor_agent.name);
  agent uuid;
  added app_public.vendor_agents;
begin
  if coalesce(length(called) not between 1 and 200, true) then
    perform app_private.refuse_field('name', 'nameRequired');
  elsif not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'agentEmailRequired');
  end if;
  perform app_private.lock_email(address);
  -- Searched among the vendor's own agents only, so that an email does not reveal agents of others.
  select taken.* into added
  from app_public.vendor_agents as taken join app_public.accounts on accounts.id = taken.agent_id
  where taken.account_id = acting and lower(accounts.email) = address order by taken.created_on, taken.id limit 1;
  if added.id is null then
    insert into app_public.accounts (type, name, email, setup) values ('agent', called, address, true) returning id into agent;
    insert into app_public.vendor_agents (account_id, agent_id, name) values (acting, agent, called) returning * into added;
    perform app_private.send_claim_link(agent, address);
  end if;
  return added;
end
$$;
comment on function app_public.make_vendor_agent is
  'Adds an agent by e-mail, with an account for it to claim; returns an existing one unchanged.';

create function app_private.own_broker_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
begin
  select * into round from app_public.rounds where id = new.round_id;
  -- The answer does not reveal if a round of another account exists.
  if round.id is null or coalesce(app_private.account_id(), round.issuer_id) <> round.issuer_id then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif not exists (select from app_public.accounts where id = new.broker_id and type = 'broker') then
    perform app_private.refuse('not_a_broker', 'notABroker');
  elsif exists (
    select from app_public.broker_allocations
    where round_id = new.round_id and broker_id = new.broker_id and status <> 'rejected'
  ) then
    perform app_private.refuse('already_invited', 'brokerInvited');
  end if;
  -- A broker that has rejected may be asked again: the new invitation takes the place of the old one, which the audit keeps.
  delete from app_public.broker_allocations
  where round_id = new.round_id and broker_id = new.broker_id and status = 'rejected';
  new.issuer_id := round.issuer_id;
  new.name := coalesce(new.name, round.name);
  perform app_private.show(new.broker_id, round.id, round.asset_id, round.security_id, round.issuer_id);
  perform app_private.show(new.issuer_id, new.broker_id);
  return new;
end
$$;

create function app_private.answer_invitation() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if new.status <> old.status and old.status <> 'sent' then
    perform app_private.refuse('already_answered', 'invitationAnswered',
      jsonb_build_object('status', old.status));
  end if;
  return new;
end
$$;

create function app_private.words_like(typed text) returns text
language sql immutable set search_path = pg_catalog
as $$ select regexp_replace(lower(btrim(typed)), '([\\%_])', '\\\1', 'g') || '%' $$;

create function app_public.broker_typeahead(name text) returns setof app_public.broker_suggestion
language sql stable strict rows 20 security definer set search_path = pg_catalog
as $$
  select brokers.id, brokers.name from app_public.accounts as brokers
  where brokers.type = 'broker' and btrim(broker_typeahead.name) <> ''
    and (lower(brokers.name) like app_private.words_like(broker_typeahead.name)
      or lower(brokers.name) like '% ' || app_private.words_like(broker_typeahead.name))
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id()) as member
      where member.type = 'issuer' and member.status = 'active'
    )
  order by lower(brokers.name collate "C"), brokers.id
  limit 20
$$;
comment on function app_public.broker_typeahead is 'At most 20 brokers with a word in their name that begins with the typed text.';

-- The allocations of a round together never sell more than the round has, nor more than a broker was given; a
-- closed or stale one keeps only its sold units.
create function app_private.reserved_units(round_id uuid, seller uuid, besides uuid) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select coalesce(sum(case when slices.status in ('closed', 'stale') or slices.managed_units is null
    then coalesce(sold.units, 0) else slices.managed_units end), 0)
  from app_public.allocations as slices
  left join app_private.units_sold as sold on sold.allocation_id = slices.id
  where slices.round_id = reserved_units.round_id and slices.id <> besides
    and slices.owner_id = coalesce(seller, slices.owner_id)
$$;

create function app_private.check_managed_units() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
  available numeric;
  sold numeric := coalesce((select units from app_private.units_sold where allocation_id = new.id), 0);
begin
  -- After the allocation itself, as everywhere.
  select * into round from app_public.rounds where id = new.round_id for no key update;
  select least(
    round.total - app_private.reserved_units(round.id, null, new.id),
    (select managed_units from app_public.broker_allocations
      where broker_allocations.round_id = round.id and broker_id = new.owner_id)
      - app_private.reserved_units(round.id, new.owner_id, new.id)
  ) into available;
  if new.managed_units < sold then
    perform app_private.refuse('below_sold', 'belowSold',
      jsonb_build_object('sold', app_private.plain(sold)));
  elsif new.status not in ('closed', 'stale') and new.managed_units > available then
    perform app_private.refuse('units_beyond_round', 'unitsBeyondRound',
      jsonb_build_object('available', app_private.plain(greatest(available, 0))));
  end if;
  return null;
end
$$;

create function app_public.broker_allocations_free_units(broker_allocations app_public.broker_allocations) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select greatest(app_private.unplaced_units(rounds, broker_allocations.broker_id), 0)
  from app_public.rounds where rounds.id = broker_allocations.round_id
$$;
comment on function app_public.broker_allocations_free_units is
  E'@figure ENTITY-019\nUnits that the broker may still place: those left of the round, at most those left of its managed units.';
