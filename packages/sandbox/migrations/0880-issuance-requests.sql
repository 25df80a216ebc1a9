/*
 * Issuance requests: what a transfer agent is asked to issue, and its answer. Everything it decides by stands in the row, because
 * an agent reads neither the round nor the payments of an investment: units, names, and whether it is paid, never a price.
 *
 *   requested   approved (the holding and its ledger entries are made), rejected (with a reason that the vendor reads)
 *
 * The platform answers the requests of an issuer that has not chosen an agent: 0218.
 */
create table app_public.issuance_requests (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  issuer_id uuid not null references app_public.accounts on delete cascade,
  agent_id uuid references app_public.accounts on delete cascade,
  round_id uuid not null references app_public.rounds on delete cascade,
  issuer_name text not null,
  asset_name text not null,
  round_name text not null,
  investor_name text not null,
  units numeric(38, 18) not null check (units > 0 and units <> 'NaN'),
  paid text check (paid in ('in_full', 'short', 'over')),
  status text not null default 'requested' check (status in ('requested', 'approved', 'rejected')),
  note text check (length(note) <= 500),
  answered_on timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.issuance_requests is 'A request to a transfer agent to issue units, and the answer.';
comment on column app_public.issuance_requests.agent_id is 'The account that answers; null where the platform does.';
comment on column app_public.issuance_requests.issuer_name is 'As it was when the issuance was requested, as the other names.';
comment on column app_public.issuance_requests.paid is
  'in_full (to the cent), short or over; null where the investment has no price. It follows the payments until the answer.';
comment on column app_public.issuance_requests.status is 'requested, then approved or rejected.';
comment on column app_public.issuance_requests.note is 'The reason why it was rejected.';
comment on column app_public.issuance_requests.answered_on is 'The time of the answer; null before.';
create unique index one_open_request on app_public.issuance_requests (distribution_id) where status = 'requested';
create index on app_public.issuance_requests (distribution_id);
create index on app_public.issuance_requests (round_id);
create index on app_public.issuance_requests (issuer_id, created_on desc, id);
create index on app_public.issuance_requests (agent_id, created_on desc, id);
select app_private.make_live('app_public.issuance_requests');
select app_private.make_audited('app_public.issuance_requests');
select app_private.show_as_written('app_public.issuance_requests', '*note');

alter table app_public.issuance_requests enable row level security;
create policy select_own on app_public.issuance_requests for select using (
  agent_id = (select app_private.account_id()) or issuer_id = (select app_private.account_id())
);
grant select on app_public.issuance_requests to app_user;

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
create trigger follow_issuance after update of issuance_status, paid_in_capital on app_public.distributions
  for each row when (old.issuance_status is distinct from new.issuance_status
    or new.issuance_status = 'requested' and old.paid_in_capital is distinct from new.paid_in_capital)
  execute function app_private.follow_issuance();

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
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif request.status <> 'requested' then
    perform app_private.refuse('request_answered', 'This request has been answered already.',
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
    perform app_private.refuse('investor_not_set_up', 'The investor account has not been set up.');
  end if;
  perform app_private.issue_units(distribution);
  update app_public.distributions set issuance_status = 'approved', issuance_note = null where distributions.id = distribution.id;
  select * into answered from app_public.issuance_requests where issuance_requests.id = approve_issuance_request.id;
  return answered;
end
$$;
comment on function app_public.approve_issuance_request is
  'Issues the units of a request: the holding, its ledger entries and its transaction are there at once.';
grant execute on function app_public.approve_issuance_request to app_user;

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
    perform app_private.refuse_field('note', 'Give a reason of 1 to 500 characters.');
  end if;
  distribution := app_private.open_request(reject_issuance_request.id, agent);
  update app_public.distributions set issuance_status = 'rejected', issuance_note = reason where distributions.id = distribution.id;
  select * into answered from app_public.issuance_requests where issuance_requests.id = reject_issuance_request.id;
  return answered;
end
$$;
comment on function app_public.reject_issuance_request is
  'Sends a request back with a reason that the vendor reads; issuance may be requested again.';
grant execute on function app_public.reject_issuance_request to app_user;

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
      perform app_private.refuse('not_found', 'There is nothing here.');
    elsif not exists (select from app_public.users_accounts where account_id = chosen.agent_id) then
      perform app_private.refuse('agent_not_claimed', 'This agent has not claimed its account yet.');
    end if;
  end if;
  -- What waits goes with the choice.
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
  'Has an agent of the issuer answer its issuance requests, those that wait among them; null has the platform answer them.';
grant execute on function app_public.choose_transfer_agent to app_user;

select app_private.allow(operation, '{agent}') from unnest(array['approve_issuance_request', 'reject_issuance_request']) as operation;
select app_private.allow('choose_transfer_agent', '{issuer}');
select app_private.protect(operation) from unnest(array['approve_issuance_request', 'choose_transfer_agent']) as operation;
select app_private.omit_hidden_keys();
