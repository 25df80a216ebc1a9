-- Vendor agents: the agents a vendor works with, and may hand links to its offerings.
create table app_public.vendor_agents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  agent_id uuid not null references app_public.accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  decides_issuances boolean not null default false,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, agent_id)
);
comment on table app_public.vendor_agents is 'An agent that a vendor works with.';
comment on column app_public.vendor_agents.account_id is 'The vendor.';
comment on column app_public.vendor_agents.name is 'The agent, as the vendor calls it.';
comment on column app_public.vendor_agents.decides_issuances is
  'True if it answers the issuance requests of the vendor; at most one agent of a vendor does.';
create unique index one_transfer_agent on app_public.vendor_agents (account_id) where decides_issuances;
create index on app_public.vendor_agents (agent_id);
select app_private.make_live('app_public.vendor_agents');
select app_private.make_audited('app_public.vendor_agents');

create function app_private.show_agent() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show(new.account_id, new.agent_id);
  perform app_private.show(new.agent_id, new.account_id);
  return null;
end
$$;
create trigger show_agent after insert on app_public.vendor_agents
  for each row execute function app_private.show_agent();

alter table app_public.vendor_agents enable row level security;
create policy select_own on app_public.vendor_agents for select using (
  account_id = (select app_private.account_id()) or agent_id = (select app_private.account_id())
);
grant select on app_public.vendor_agents to app_user;

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
    perform app_private.refuse_field('name', 'Name is required.');
  elsif not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'Agent Email is required.');
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
  'Takes an agent on by e-mail, with an account for it to claim; one taken on already is answered as it is.';
grant execute on function app_public.make_vendor_agent to app_user;
