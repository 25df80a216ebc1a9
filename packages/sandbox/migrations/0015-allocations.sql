-- Allocations: slices of a round, owned by an account, inside which investments are made.
create table app_public.allocations (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references app_public.rounds on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'drafted'
    check (status in ('drafted', 'open', 'active', 'closed', 'stale')),
  opens_on date,
  closes_on date,
  managed_units numeric(38, 18) check (managed_units >= 0 and managed_units <> 'NaN'),
  min_units numeric(38, 18) check (min_units >= 0 and min_units <> 'NaN'),
  max_units numeric(38, 18) check (max_units >= min_units and max_units <> 'NaN'),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  blockchain_address_id uuid references app_public.blockchain_addresses on delete restrict,
  listed boolean not null default false
);
comment on table app_public.allocations is 'A slice of a round; an offering, as an investor sees it.';
comment on column app_public.allocations.status is 'drafted, open, active, closed, or stale: then only the status may change.';
comment on column app_public.allocations.opens_on is 'The first open day, in UTC.';
comment on column app_public.allocations.closes_on is 'The last open day, in UTC.';
comment on column app_public.allocations.managed_units is 'Units of the round that this slice may sell; null: no limit of its own.';
comment on column app_public.allocations.min_units is 'The least one investment may take.';
comment on column app_public.allocations.max_units is 'The most one investment may take.';
comment on column app_public.allocations.blockchain_address_id is 'The place of its units until they are issued.';
comment on column app_public.allocations.listed is
  'True if every investor finds it on its owner''s wall; else only those who were invited do.';
create index on app_public.allocations (round_id);
create index on app_public.allocations (owner_id);
create index on app_public.allocations (issuer_id);
create index on app_public.allocations (blockchain_address_id);
-- Serves an owner's list, newest first.
create index on app_public.allocations (owner_id, created_on desc, id);
select app_private.make_live('app_public.allocations');

create function app_private.own_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
begin
  select * into strict round from app_public.rounds where id = new.round_id;
  new.issuer_id := round.issuer_id;
  perform app_private.show(new.owner_id, round.id, round.asset_id, round.security_id, round.issuer_id);
  perform app_private.show(new.issuer_id, new.owner_id);
  return new;
end
$$;
create trigger own_allocation before insert or update of round_id, owner_id on app_public.allocations
  for each row execute function app_private.own_allocation();

alter table app_public.allocations enable row level security;
create policy select_own on app_public.allocations for select using (
  owner_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = allocations.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.allocations to app_user;
