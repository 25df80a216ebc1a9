create function app_private.refuse_rewriting() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Allowed only while the whole sandbox is reset, or an import undoes its hidden rows.
  if 'on' is distinct from coalesce(
    nullif(current_setting('app.resetting', true), ''), nullif(current_setting('app.staging', true), '')) then
    raise exception '%', app_private.in_english('auditFinal');
  end if;
  return null;
end
$$;

create function app_private.audited_account_id() returns uuid
language sql stable security definer set search_path = pg_catalog
as $$
  select app_private.account_id()
  from app_private.membership(app_private.user_id(), app_private.account_id())
  where status = 'active' and role in ('account_owner', 'account_admin')
$$;
comment on function app_private.audited_account_id is 'Returns the current account if the person may read its audit.';

create function app_private.audits_everything() returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select exists (
    select from app_private.membership(app_private.user_id(), app_private.account_id())
    where status = 'active' and role in ('account_owner', 'account_admin') and type = 'admin'
  )
$$;

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
  'The user who last changed a row, or any row of the table, and the time; null except for administrators of the platform.';

-- How the audit is written: the changes by a trigger on every audited table, then the operation that app.operation_id names.
create function app_private.record_operation(
  id uuid, operation text, outcome text default 'done', code text default null
) returns void
language sql volatile security definer set search_path = pg_catalog
as $$
  insert into app_public.operations (id, user_id, account_id, role, operation, request_id, outcome, code)
  select id, app_private.user_id(),
    -- A person cannot write into the audit of an account that they do not belong to, even if they name it.
    case when app_private.user_id() is null or member.role is not null then app_private.account_id() end, member.role,
    operation, nullif(current_setting('app.request_id', true), ''), outcome, code
  from (select) as once
  left join app_private.membership(app_private.user_id(), app_private.account_id()) as member on true
  -- An operation that is repeated often, such as saving a draft, reports itself that it is already recorded.
  where outcome <> 'done' or operation is distinct from current_setting('app.recorded_before', true)
  -- A client that does not know the result of a commit writes it again.
  on conflict do nothing
$$;
comment on function app_private.record_operation is
  'Records an operation of the current user; in the audit of an account only for its members.';

create function app_private.only_changed(kept jsonb, other jsonb) returns jsonb
-- Not sql, which makes the plan again for each change.
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  return (select jsonb_object_agg(key, value) from jsonb_each(kept) where other -> key is distinct from value);
end
$$;

create function app_private.record_change() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  -- A trigger that is given no arguments has null for them.
  secret_columns text[] := coalesce(tg_argv, '{}');
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secret_columns end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secret_columns end;
  is_update boolean := tg_op = 'UPDATE';
begin
  insert into app_public.changes (operation_id, account_id, "table", row_id, verb, before, after)
  values (current_setting('app.operation_id')::uuid,
    -- A created person belongs to no account: the account would reveal if the address was known.
    case when tg_table_name <> 'users' then app_private.account_id() end, tg_table_name,
    -- Some lookup tables are known by their type.
    coalesce(coalesce(after, before) ->> 'id', coalesce(after, before) ->> 'type'), lower(tg_op),
    case when is_update then app_private.only_changed(before, after) else before end,
    case when is_update then app_private.only_changed(after, before) else after end);
  return null;
end
$$;

create function app_private.make_audited(audited_table regclass, secret_columns text[] default '{}') returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format(
    'create trigger record_change after insert or update or delete on %s for each row
      when (current_setting(''app.operation_id'', true) <> '''') execute function app_private.record_change(%s)',
    audited_table, (select string_agg(quote_literal(name), ', ') from unnest(secret_columns) as name));
end
$$;
comment on function app_private.make_audited is 'Records every change of the table, without its secret columns.';

create function app_private.rows_of_record(kind text, record_id uuid, owner uuid)
returns table ("table" text, row_id text)
language sql stable security definer set search_path = pg_catalog
as $$
  select 'assets', id::text from app_public.assets
  where kind = 'asset' and id = record_id and issuer_id = owner
  union all
  select part."table", part.row_id from app_public.rounds,
    lateral (
      select 'rounds', rounds.id::text
      union all select 'tranche_bond_data', id::text from app_public.tranche_bond_data where round_id = rounds.id
      union all select 'broker_allocations', id::text from app_public.broker_allocations where round_id = rounds.id
      union all select 'capital_deployments', id::text from app_public.capital_deployments where round_id = rounds.id
    ) as part ("table", row_id)
  where kind = 'round' and rounds.id = record_id and rounds.issuer_id = owner
  union all
  select part."table", part.row_id from app_public.securities,
    lateral (
      select 'securities', securities.id::text
      union all select 'listings', id::text from app_public.listings where security_id = securities.id
      union all
      -- Those of others are their own affair.
      select 'documents', changes.row_id from app_public.changes
      where changes."table" = 'documents' and verb <> 'update'
        and coalesce(after, before) ->> 'security_id' = securities.id::text
        and coalesce(after, before) ->> 'uploaded_by' = owner::text
    ) as part ("table", row_id)
  where kind = 'security' and securities.id = record_id and securities.issuer_id = owner
$$;
comment on function app_private.rows_of_record is 'Returns the record and the records on its page if it belongs to the owner.';

-- A figure is stored as text, because JSON readers make it a float.
create function app_private.told_columns(columns jsonb) returns jsonb
language sql immutable strict parallel safe set search_path = pg_catalog
as $$
  select jsonb_object_agg(key, case jsonb_typeof(value) when 'number' then to_jsonb(trim_scale(value::numeric)::text) else value end)
  from jsonb_each(columns - array['id', 'version', 'created_on', 'issuer_id', 'broker_id', 'ats_id', 'security_id', 'round_id',
    'asset_id', 'holding_id', 'step_id', 'uploaded_by', 'blockchain_address_id', 'currency'])
$$;
comment on function app_private.told_columns is 'The columns of a changed row that people can read, with figures as texts.';

create function app_public.record_history(kind text, record_id uuid) returns setof app_public.record_change
language sql stable strict rows 200 security definer set search_path = pg_catalog
as $$
  select md5('change:' || changes.id)::uuid, operations.created_on, operations.operation,
    case when operations.account_id = reader.account_id then users.first_name || ' ' || users.last_name end,
    accounts.name, changes."table", changes.verb, app_private.told_columns(changes.before), app_private.told_columns(changes.after)
  from (select app_private.audited_account_id() as account_id) as reader
  cross join lateral (
    select distinct "table", row_id
    from app_private.rows_of_record(record_history.kind, record_history.record_id, reader.account_id)
  ) as part
  join app_public.changes on changes."table" = part."table" and changes.row_id = part.row_id
  join app_public.operations on operations.id = changes.operation_id
  left join app_public.users on users.id = operations.user_id
  left join app_public.accounts on accounts.id = operations.account_id
  where operations.outcome = 'done'
  order by changes.id desc
$$;
comment on function app_public.record_history is
  'The changes of an asset, a round or a security, latest first; for the owner and the admins of its account. kind: asset, round or security.';

create function app_public.audited_operations(search text default '', outcome text default null)
returns setof app_public.audited_operation
language sql stable rows 200 security definer set search_path = pg_catalog
as $$
  select operations.id, operations.created_on, nullif(concat_ws(' ', users.first_name, users.last_name), ''), users.emails[1],
    accounts.name, operations.role, operations.operation, operations.outcome, operations.code, operations.request_id,
    (select count(*)::int from app_public.changes where changes.operation_id = operations.id)
  from app_public.operations
  left join app_public.users on users.id = operations.user_id
  left join app_public.accounts on accounts.id = operations.account_id
  where (select app_private.audits_everything())
    and operations.id <> all ((select app_private.staged_operations())::uuid[])
    and (audited_operations.outcome is null or operations.outcome = audited_operations.outcome)
    and (
      app_private.mentions(concat_ws(' ', users.first_name, users.last_name, array_to_string(users.emails, ' '), accounts.name,
        operations.operation, operations.code, operations.request_id, operations.id), audited_operations.search)
      or exists (
        select from app_public.changes
        where changes.operation_id = operations.id and changes.row_id = lower(btrim(audited_operations.search))
      )
    )
  -- The audit of a large platform is long: without a search, the index on created_on ends the scan at the limit.
  order by operations.created_on desc, operations.id limit 1000
$$;
comment on function app_public.audited_operations is
  'The latest 1,000 operations that mention the text, or changed the record of that id; for owners and admins of the platform.';
