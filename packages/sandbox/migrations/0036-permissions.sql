-- Permissions: a row for every permitted operation, account type and role. An operation without a row is refused.
create table app_private.permissions (
  operation text not null check (operation ~ '^[a-z][a-z_]*$'),
  account_type text not null check (account_type in ('issuer', 'broker', 'agent', 'ats', 'investor', 'admin', 'any')),
  role text not null check (role in ('account_owner', 'account_admin', 'account_viewer', 'any')),
  primary key (operation, account_type, role)
);
alter table app_private.permissions enable row level security;

create function app_private.allow(
  operation text, account_types text[], roles text[] default '{account_owner,account_admin}'
) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.permissions (operation, account_type, role)
  select allow.operation, account_type, role
  from unnest(account_types) as account_type, unnest(roles) as role
  on conflict do nothing
$$;
comment on function app_private.allow is 'Lets accounts of these types do the operation, by delegates of these roles.';

create function app_private.allow_everyone(operation text) returns void
language sql volatile set search_path = pg_catalog
as $$ select app_private.allow(operation, '{any}', '{any}') $$;
comment on function app_private.allow_everyone is 'Permits an operation to every signed-in person, for any account or none.';

create function app_private.is_allowed(operation text, account_type text, role text) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select exists (
    select from app_private.permissions
    where permissions.operation = is_allowed.operation
      and permissions.account_type = is_allowed.account_type and permissions.role = is_allowed.role
  )
$$;

/*
 * The second factor. An operation that grants power, or that can lead to one that does, asks for a confirmed session. A new
 * passkey confirms nothing until it is enrolled from a confirmed session or by a mailed link. The class of every operation is in
 * src/platform/secondFactor/operationClasses.ts; a test compares it with this table.
 */
create table app_private.protected_operations (
  operation text primary key check (operation ~ '^[a-z][a-z_]*$')
);
alter table app_private.protected_operations enable row level security;

create function app_private.protect(operation text) returns void
language sql volatile set search_path = pg_catalog
as $$ insert into app_private.protected_operations (operation) values (protect.operation) on conflict do nothing $$;
comment on function app_private.protect is
  'Asks for a second factor before the operation, where the account requires one: the one place that says which.';

create function app_private.is_second_factor_required(account_id uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
begin
  return exists (
    -- A broker's people act for an issuer it manages: the broker's requirements for them apply there too.
    select from app_public.security_settings as settings
    where settings.account_id in (account_id, (app_private.managing_place(account_id)).account_id) and requires_second_factor
  );
end
$$;

create function app_private.is_second_factor_missing(account_id uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.is_second_factor_required(is_second_factor_missing.account_id) and not app_private.is_confirmed();
end
$$;

create function app_private.require_second_factor(operation text) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if exists (select from app_private.protected_operations as protected where protected.operation = require_second_factor.operation)
    and app_private.is_second_factor_missing(app_private.account_id())
  then
    perform app_private.refuse('second_factor_required', 'Confirm this with your passkey: the account requires a second factor.',
      jsonb_build_object('hasPasskey', app_private.has_passkey(app_private.user_id())));
  end if;
end
$$;
comment on function app_private.require_second_factor is
  'Refuses a protected operation of an account that requires a second factor, unless the session was confirmed a moment ago.';

/*
 * Features that an administrator of the platform switches off for an account: 0877-features-of-accounts.sql. A row of
 * feature_operations says which feature an operation belongs to; an operation without one is always there.
 */
create function app_private.feature_names() returns text[]
language sql immutable set search_path = pg_catalog
as $$ select array['bulk_operations', 'transfers', 'tokens', 'webhooks', 'secret_keys'] $$;

create table app_private.feature_operations (
  operation text primary key check (operation ~ '^[a-z][a-z_]*$'),
  feature text not null check (feature = any (app_private.feature_names()))
);
alter table app_private.feature_operations enable row level security;

create table app_private.disabled_features (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  feature text not null check (feature = any (app_private.feature_names())),
  disabled_by uuid references app_public.users on delete set null,
  disabled_on timestamptz not null default app_private.now(),
  unique (account_id, feature)
);
alter table app_private.disabled_features enable row level security;
create index on app_private.disabled_features (disabled_by);

create function app_private.require_feature(operation text) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if exists (
    select from app_private.feature_operations as belonging
    join app_private.disabled_features as disabled on disabled.feature = belonging.feature
    where belonging.operation = require_feature.operation and disabled.account_id = app_private.account_id()
  ) then
    perform app_private.refuse('feature_not_available', 'This feature is not available.');
  end if;
end
$$;
comment on function app_private.require_feature is
  'Refuses an operation of a feature that is switched off for the account acted for.';

create function app_private.require_operation(operation text) returns uuid
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  member record;
begin
  if app_private.user_id() is not null and app_private.is_allowed(operation, 'any', 'any') then
    perform app_private.require_second_factor(operation);
    return app_private.account_id();
  end if;
  select * into member from app_private.membership(app_private.user_id(), app_private.account_id());
  if member is null or member.status = 'invited' then
    perform app_private.refuse('account_not_available', 'You cannot act for this account.');
  elsif member.status = 'account_suspended' then
    perform app_private.refuse('account_suspended', 'This account is suspended.');
  elsif member.status = 'suspended' then
    perform app_private.refuse('delegate_suspended', 'Your access to this account is suspended.');
  elsif not app_private.is_allowed(operation, member.type, member.role) then
    perform app_private.refuse('not_allowed', 'Operation not allowed');
  end if;
  perform app_private.require_feature(operation);
  perform app_private.require_second_factor(operation);
  return app_private.account_id();
end
$$;
comment on function app_private.require_operation is 'The account acted for, when the person may do the operation for it.';
-- The triggers of tables that requests write themselves ask and refuse as the role of the request.
grant execute on function app_private.require_operation, app_private.refuse to app_user;

select app_private.allow('setup_account', '{investor}');
select app_private.allow('investor_make_distribution', '{investor}');
select app_private.allow('complete_step', '{investor}');
-- Terms are accepted before an account is chosen.
select app_private.allow_everyone('accept_terms');
