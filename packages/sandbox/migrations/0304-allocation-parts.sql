-- Parts of an allocation: its mail settings and notes.
create table app_public.allocation_email_preferences (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null unique references app_public.allocations on delete cascade,
  -- Copied from the allocation.
  owner_id uuid not null references app_public.accounts on delete restrict,
  send_distribution boolean not null,
  version bigint not null default 1
);
comment on table app_public.allocation_email_preferences is 'The mail settings of an allocation; at first those of its owner.';
comment on column app_public.allocation_email_preferences.send_distribution is
  'True if an investor gets mail about a distribution made for them.';
create index on app_public.allocation_email_preferences (owner_id);
select app_private.make_live('app_public.allocation_email_preferences');

create function app_private.prefer_allocation_mail() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.allocation_email_preferences (allocation_id, owner_id, send_distribution)
  values (new.id, new.owner_id, coalesce((
    select send_distribution from app_public.vendor_default_email_preferences where account_id = new.owner_id
  ), true));
  return null;
end
$$;
create trigger prefer_allocation_mail after insert on app_public.allocations
  for each row execute function app_private.prefer_allocation_mail();

alter table app_public.allocation_email_preferences enable row level security;
create policy select_own on app_public.allocation_email_preferences for select using (
  owner_id = (select app_private.account_id())
);
create policy update_own on app_public.allocation_email_preferences for update using (
  owner_id = (select app_private.account_id())
);
select app_private.make_writable('app_public.allocation_email_preferences', 'allocation_email_preference');
grant select (id, allocation_id, send_distribution, version), update (send_distribution, version)
  on app_public.allocation_email_preferences to app_user;

create table app_public.allocation_annotations (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null references app_public.allocations on delete cascade,
  annotation text not null check (length(annotation) between 1 and 5000),
  -- Copied from the allocation.
  owner_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.allocation_annotations is 'A note on an allocation.';
create index on app_public.allocation_annotations (allocation_id, created_on desc, id);
create index on app_public.allocation_annotations (owner_id);
create index on app_public.allocation_annotations (issuer_id);
select app_private.make_audited('app_public.allocation_annotations');

alter table app_public.allocation_annotations enable row level security;
create policy select_own on app_public.allocation_annotations for select using (
  owner_id = (select app_private.account_id()) or issuer_id = (select app_private.account_id())
);
grant select (id, allocation_id, annotation, created_on) on app_public.allocation_annotations to app_user;
