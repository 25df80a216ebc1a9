-- Distributions: an investor's purchase of units in an allocation, its prices, payments and qualifications.
create table app_public.distributions (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null references app_public.allocations on delete restrict,
  investor_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the allocation by a trigger, so that the policy below reads this row alone.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  -- The agent whose link brought the investor.
  agent_id uuid references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount >= 0 and amount <> 'NaN'),
  status text not null default 'drafted' check (status in ('drafted', 'open', 'closed', 'deleted')),
  locked boolean not null default false,
  issuance_status text check (issuance_status in ('requested', 'approved', 'rejected')),
  paid_in_capital numeric(38, 18) not null default 0 check (paid_in_capital >= 0 and paid_in_capital <> 'NaN'),
  qualifications_complete boolean not null default false,
  process_id uuid references app_public.processes on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  issuance_note text check (length(issuance_note) <= 500)
);
comment on table app_public.distributions is 'An investor''s purchase of units in an allocation.';
comment on column app_public.distributions.amount is 'Units. Whole when an investor chooses them.';
comment on column app_public.distributions.agent_id is 'The agent whose link brought the investor; null for none.';
comment on column app_public.distributions.status is 'drafted, open, closed once nothing is left to do, or deleted.';
comment on column app_public.distributions.locked is 'True once issuance has been requested; then it is edited no more.';
comment on column app_public.distributions.issuance_status is 'requested, then approved or rejected; null before.';
comment on column app_public.distributions.issuance_note is 'The reason why the transfer agent rejected it.';
-- 0315-distribution-figures.sql says who can read it.
comment on column app_public.distributions.paid_in_capital is '@omit';
comment on column app_public.distributions.qualifications_complete is 'True if every qualification is passed.';
-- An investor has at most one open, unlocked distribution in an allocation.
create unique index one_open_distribution on app_public.distributions (allocation_id, investor_id)
  where status = 'open' and not locked;
-- Serves an investor's own list, newest first.
create index on app_public.distributions (investor_id, created_on desc, id);
-- Serves a vendor's list, newest first, which would otherwise sort all there are.
create index on app_public.distributions (created_on desc nulls last, id desc);
create index on app_public.distributions (allocation_id);
create index on app_public.distributions (issuer_id);
create index on app_public.distributions (owner_id);
create index on app_public.distributions (agent_id);
create unique index on app_public.distributions (process_id);
select app_private.make_live('app_public.distributions');

create function app_private.own_distribution() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  allocation app_public.allocations;
  round app_public.rounds;
begin
  select * into strict allocation from app_public.allocations where id = new.allocation_id;
  select * into strict round from app_public.rounds where id = allocation.round_id;
  new.issuer_id := allocation.issuer_id;
  new.owner_id := allocation.owner_id;
  if tg_op = 'INSERT' then
    return new;
  end if;
  perform app_private.show(new.investor_id, allocation.id, round.id, round.asset_id, round.security_id,
    allocation.issuer_id, allocation.owner_id);
  perform app_private.show(new.issuer_id, new.investor_id);
  perform app_private.show(new.owner_id, new.investor_id);
  return new;
end
$$;
create trigger own_distribution before insert or update of allocation_id, investor_id
  on app_public.distributions for each row execute function app_private.own_distribution();

-- What new distributions make visible, for each statement: hundreds of them are often inserted with one.
create function app_private.show_distributions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.visible_rows (account_id, row_id)
  select distinct shown.viewer, shown.row_id
  from new_rows
  join app_public.allocations on allocations.id = new_rows.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  cross join lateral (values
    (new_rows.investor_id, allocations.id), (new_rows.investor_id, rounds.id), (new_rows.investor_id, rounds.asset_id),
    (new_rows.investor_id, rounds.security_id), (new_rows.investor_id, allocations.issuer_id),
    (new_rows.investor_id, allocations.owner_id), (new_rows.issuer_id, new_rows.investor_id), (new_rows.owner_id, new_rows.investor_id)
  ) as shown (viewer, row_id)
  where shown.row_id is not null
  -- In one order, so that two transactions never wait for each other in a circle.
  order by 1, 2
  on conflict do nothing;
  return null;
end
$$;
create trigger show_distributions after insert on app_public.distributions referencing new table as new_rows
  for each statement execute function app_private.show_distributions();


alter table app_public.distributions enable row level security;
create policy select_own on app_public.distributions for select using (
  investor_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or owner_id = (select app_private.account_id())
  or agent_id = (select app_private.account_id())
);
grant select on app_public.distributions to app_user;
