-- Broker allocations: an issuer invites a broker to a round, and the broker answers once.
create table app_public.broker_allocations (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references app_public.rounds on delete cascade,
  broker_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  name text check (length(name) between 1 and 200),
  managed_units numeric(38, 18) check (managed_units >= 0 and managed_units <> 'NaN'),
  status text not null default 'sent' check (status in ('sent', 'accepted', 'rejected')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (round_id, broker_id)
);
comment on table app_public.broker_allocations is 'A broker''s invitation to a round.';
comment on column app_public.broker_allocations.managed_units is 'Units the broker may place; null: no limit of its own.';
comment on column app_public.broker_allocations.status is 'sent, until the broker has accepted or rejected it.';
create index on app_public.broker_allocations (broker_id, created_on desc, id);
create index on app_public.broker_allocations (issuer_id, created_on desc, id);
select app_private.make_live('app_public.broker_allocations');
select app_private.make_writable('app_public.broker_allocations', 'broker_allocation');

create function app_private.own_broker_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
begin
  select * into round from app_public.rounds where id = new.round_id;
  -- The answer does not reveal if a round of another account exists.
  if round.id is null or coalesce(app_private.account_id(), round.issuer_id) <> round.issuer_id then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif not exists (select from app_public.accounts where id = new.broker_id and type = 'broker') then
    perform app_private.refuse('not_a_broker', 'A broker is required.');
  elsif exists (
    select from app_public.broker_allocations
    where round_id = new.round_id and broker_id = new.broker_id and status <> 'rejected'
  ) then
    perform app_private.refuse('already_invited', 'This broker has been invited to the round already.');
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
create trigger own_broker_allocation before insert on app_public.broker_allocations
  for each row execute function app_private.own_broker_allocation();

create function app_private.answer_invitation() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if new.status <> old.status and old.status <> 'sent' then
    perform app_private.refuse('already_answered', 'This invitation has been answered already.',
      jsonb_build_object('status', old.status));
  end if;
  return new;
end
$$;
create trigger answer_invitation before update of status on app_public.broker_allocations
  for each row execute function app_private.answer_invitation();

alter table app_public.broker_allocations enable row level security;
create policy select_own on app_public.broker_allocations for select using (
  issuer_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
);
create policy insert_own on app_public.broker_allocations for insert with check (
  issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.broker_allocations for update using (
  broker_id = (select app_private.account_id())
);
grant select, insert (round_id, broker_id, name, managed_units), update (status, version)
  on app_public.broker_allocations to app_user;
