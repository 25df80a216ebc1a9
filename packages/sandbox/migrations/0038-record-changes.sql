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
  'Records an operation for the person that the settings name; in the audit of an account only for its members.';

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
    -- A person is no account's: whether one was made says whether an address was known.
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
comment on function app_private.make_audited is 'Writes down every change of the table, without its secret columns.';
