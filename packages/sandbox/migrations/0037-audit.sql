-- The audit: who ran which operation, and the changed rows. Written once, never altered. It has no foreign
-- keys, because it remains when its records are deleted.
create table app_public.operations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  account_id uuid,
  role text,
  operation text not null,
  request_id text,
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  code text,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.operations is 'One operation of a person, done or refused.';
comment on column app_public.operations.user_id is 'The user; null for a provider or the platform itself.';
comment on column app_public.operations.account_id is 'The account acted for.';
comment on column app_public.operations.role is 'The role of the person in the account at that moment.';
comment on column app_public.operations.operation is 'The mutation, as GraphQL names it.';
comment on column app_public.operations.request_id is 'The request it came with, as the logs name it.';
comment on column app_public.operations.outcome is 'done, refused by a rule, or failed.';
comment on column app_public.operations.code is 'The reason why it was refused or failed.';
create index on app_public.operations (account_id, created_on desc, id);
create index on app_public.operations (created_on desc, id);

create table app_public.changes (
  id bigint primary key generated always as identity,
  -- The operation is written last, when it is known how it ended.
  operation_id uuid not null references app_public.operations on delete restrict deferrable initially deferred,
  -- Copied from the operation.
  account_id uuid,
  "table" text not null,
  row_id text,
  verb text not null check (verb in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);
comment on table app_public.changes is 'One row that an operation changed. Secret columns are left out.';
comment on column app_public.changes.before is 'The columns that changed, as they were; the whole row of a deletion.';
comment on column app_public.changes.after is 'The columns that changed, as they are; the whole row of a creation.';
create index on app_public.changes (operation_id);
create index on app_public.changes (account_id);

create function app_private.refuse_rewriting() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Only starting the whole sandbox afresh says so, and an import that undoes its hidden rows.
  if 'on' is distinct from coalesce(
    nullif(current_setting('app.resetting', true), ''), nullif(current_setting('app.staging', true), '')) then
    raise exception 'The audit is written once and never altered.';
  end if;
  return null;
end
$$;
create trigger refuse_rewriting before update or delete or truncate on app_public.operations
  for each statement execute function app_private.refuse_rewriting();
create trigger refuse_rewriting before update or delete or truncate on app_public.changes
  for each statement execute function app_private.refuse_rewriting();

create function app_private.audited_account_id() returns uuid
language sql stable security definer set search_path = pg_catalog
as $$
  select app_private.account_id()
  from app_private.membership(app_private.user_id(), app_private.account_id())
  where status = 'active' and role in ('account_owner', 'account_admin')
$$;
comment on function app_private.audited_account_id is 'The account acted for, when the person may read its audit.';

create function app_private.audits_everything() returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select exists (
    select from app_private.membership(app_private.user_id(), app_private.account_id())
    where status = 'active' and role in ('account_owner', 'account_admin') and type = 'admin'
  )
$$;
grant execute on function app_private.audited_account_id, app_private.audits_everything to app_user;

alter table app_public.operations enable row level security;
create policy select_own on app_public.operations for select using (
  (account_id = (select app_private.audited_account_id()) or (select app_private.audits_everything()))
  and id <> all ((select app_private.staged_operations())::uuid[])
);
grant select on app_public.operations to app_user;

alter table app_public.changes enable row level security;
create policy select_own on app_public.changes for select using (
  (account_id = (select app_private.audited_account_id()) or (select app_private.audits_everything()))
  and operation_id <> all ((select app_private.staged_operations())::uuid[])
);
grant select (id, operation_id, "table", row_id, verb, before, after) on app_public.changes to app_user;

-- For administrators of the platform, because several of them edit one document; no other user learns a name from a refusal.
create function app_private.last_change("table" text, row_id text default null) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if not app_private.administers_platform() then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'changedBy', nullif(concat_ws(' ', users.first_name, users.last_name), ''), 'changedOn', operations.created_on)
    from app_public.changes
    join app_public.operations on operations.id = changes.operation_id
    left join app_public.users on users.id = operations.user_id
    where changes."table" = last_change."table" and (last_change.row_id is null or changes.row_id = last_change.row_id)
    order by changes.id desc limit 1
  );
end
$$;
comment on function app_private.last_change is
  'Who changed a row last, or any row of the table, and when; null for other readers than administrators of the platform.';
grant execute on function app_private.last_change to app_user;
