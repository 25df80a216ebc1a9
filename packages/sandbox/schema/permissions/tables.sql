-- Permissions: a row for every permitted operation, account type and role. An operation without a row is refused.
create table app_private.permissions (
  operation text not null check (operation ~ '^[a-z][a-z_]*$'),
  account_type text not null check (account_type in ('issuer', 'broker', 'agent', 'ats', 'investor', 'admin', 'any')),
  role text not null check (role in ('account_owner', 'account_admin', 'account_viewer', 'any')),
  primary key (operation, account_type, role)
);

/*
 * The second factor. An operation that grants power, or that can lead to one that does, asks for a confirmed session. A new
 * passkey confirms nothing until it is enrolled from a confirmed session or by a mailed link. The class of every operation is in
 * src/platform/secondFactor/operationClasses.ts; a test compares it with this table.
 */
create table app_private.protected_operations (
  operation text primary key check (operation ~ '^[a-z][a-z_]*$')
);

/*
 * Features that an administrator of the platform switches off for an account: schema/administration/functions.sql. A row of
 * feature_operations says which feature an operation belongs to; an operation without one is always there.
 */
create function app_private.feature_names() returns text[]
language sql immutable set search_path = pg_catalog
as $$ select array['bulk_operations', 'transfers', 'tokens', 'webhooks', 'secret_keys'] $$;

create table app_private.feature_operations (
  operation text primary key check (operation ~ '^[a-z][a-z_]*$'),
  feature text not null check (feature = any (app_private.feature_names()))
);

create table app_private.disabled_features (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  feature text not null check (feature = any (app_private.feature_names())),
  disabled_by uuid references app_public.users on delete set null,
  disabled_on timestamptz not null default app_private.now(),
  unique (account_id, feature)
);
create index on app_private.disabled_features (disabled_by);
