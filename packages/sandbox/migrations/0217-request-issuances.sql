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
    perform app_private.refuse('not_issuable', 'Only closed distributions with units can be issued.',
      jsonb_build_object('id', distribution.id, 'status', distribution.status));
  elsif distribution.locked and distribution.issuance_status is distinct from 'rejected' then
    perform app_private.refuse('already_requested', 'Issuance of this distribution has been requested already.',
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
      perform app_private.refuse('over_issued', 'There are not that many units left to issue.',
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
    perform app_private.refuse('not_found', 'There is nothing here.');
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
grant execute on function app_public.make_ta_request_distribution_issuances to app_user;
