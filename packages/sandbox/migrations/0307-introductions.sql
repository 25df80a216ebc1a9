-- Agents: whom a vendor lets sell, and whom each has introduced to an allocation.
create table app_private.introductions (
  allocation_id uuid not null references app_public.allocations on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  agent_id uuid not null references app_public.accounts on delete cascade,
  created_on timestamptz not null default app_private.now(),
  -- The first introduction counts.
  primary key (allocation_id, investor_id)
);
alter table app_private.introductions enable row level security;
create index on app_private.introductions (investor_id);
create index on app_private.introductions (agent_id);

create function app_private.credit_agent() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.agent_id := coalesce(new.agent_id, (
    select agent_id from app_private.introductions
    where allocation_id = new.allocation_id and investor_id = new.investor_id
  ));
  if new.agent_id is not null then
    perform app_private.show(new.agent_id, new.investor_id, new.owner_id, new.issuer_id, new.allocation_id,
      rounds.id, rounds.asset_id, rounds.security_id)
    from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
    where allocations.id = new.allocation_id;
  end if;
  return new;
end
$$;
-- Its name puts it after own_distribution, which fills in the other owners.
create trigger shown_to_agent before insert or update of agent_id on app_public.distributions
  for each row execute function app_private.credit_agent();
