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
comment on function app_private.allow is 'Permits delegates with these roles in accounts of these types to use the operation.';

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

create function app_private.protect(operation text) returns void
language sql volatile set search_path = pg_catalog
as $$ insert into app_private.protected_operations (operation) values (protect.operation) on conflict do nothing $$;
comment on function app_private.protect is
  'Requires a second factor for the operation when the account demands one; the only place that lists such operations.';

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
    perform app_private.refuse('second_factor_required', 'confirmForAccount',
      jsonb_build_object('hasPasskey', app_private.has_passkey(app_private.user_id())));
  end if;
end
$$;
comment on function app_private.require_second_factor is
  'Refuses a protected operation of an account that requires a second factor, unless the session was confirmed a moment ago.';

create function app_private.require_feature(operation text) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if exists (
    select from app_private.feature_operations as belonging
    join app_private.disabled_features as disabled on disabled.feature = belonging.feature
    where belonging.operation = require_feature.operation and disabled.account_id = app_private.account_id()
  ) then
    perform app_private.refuse('feature_not_available', 'featureNotAvailable');
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
    perform app_private.refuse('account_not_available', 'cannotActForAccount');
  elsif member.status = 'account_suspended' then
    perform app_private.refuse('account_suspended', 'accountSuspended');
  elsif member.status = 'suspended' then
    perform app_private.refuse('delegate_suspended', 'delegateSuspended');
  elsif not app_private.is_allowed(operation, member.type, member.role) then
    perform app_private.refuse('not_allowed', 'notAllowed');
  end if;
  perform app_private.require_feature(operation);
  perform app_private.require_second_factor(operation);
  return app_private.account_id();
end
$$;
comment on function app_private.require_operation is 'Returns the current account if the person may use the operation for it.';

-- Tables that requests write themselves: the matrix of permissions decides on every statement, independent of its rows.
create function app_private.check_operation() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- As app_user only when the request itself writes: the platform's own functions have asked already.
  if current_user = 'app_user' then
    perform app_private.require_operation(tg_argv[0]);
  end if;
  return null;
end
$$;

create function app_private.make_writable(
  writable_table regclass, singular text, secret_columns text[] default '{}'
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  verb record;
begin
  for verb in select * from (values ('insert', 'create'), ('update', 'update'), ('delete', 'delete')) as verbs (event, name) loop
    execute format('create trigger check_%s before %s on %s
      for each statement execute function app_private.check_operation(%L)',
      verb.event, verb.event, writable_table, verb.name || '_' || singular);
  end loop;
  if not exists (select from pg_trigger where tgrelid = writable_table and tgname = 'record_change') then
    perform app_private.make_audited(writable_table, secret_columns);
  end if;
end
$$;
comment on function app_private.make_writable is
  'Adds create_, update_ and delete_<singular> to the matrix of permissions, and audits the table.';
