-- How the audit is written: an operation first, then what it changes, by a trigger on every audited table.
create function app_private.record_operation(
  operation text, outcome text default 'done', code text default null
) returns uuid
language sql volatile security definer set search_path = pg_catalog
as $$
  insert into app_public.operations (user_id, account_id, role, operation, request_id, outcome, code)
  values (
    app_private.user_id(), app_private.account_id(),
    (select role from app_private.membership(app_private.user_id(), app_private.account_id())),
    operation, nullif(current_setting('app.request_id', true), ''), outcome, code
  )
  returning id
$$;
comment on function app_private.record_operation is 'Writes an operation down, on behalf of whoever the settings name.';

create function app_private.begin_operation(operation text) returns uuid
language sql volatile security definer set search_path = pg_catalog
as $$
  select set_config('app.operation_id', app_private.record_operation(operation)::text, true)::uuid
$$;
comment on function app_private.begin_operation is 'From here on the transaction''s changes belong to this operation.';

create function app_private.only_changed(kept jsonb, other jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_object_agg(key, value) from jsonb_each(kept) where other -> key is distinct from value
$$;

create function app_private.record_change() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - tg_argv end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - tg_argv end;
  is_update boolean := tg_op = 'UPDATE';
begin
  insert into app_public.changes (operation_id, account_id, "table", row_id, verb, before, after)
  select id, account_id, tg_table_name, coalesce(after, before) ->> 'id', lower(tg_op),
    case when is_update then app_private.only_changed(before, after) else before end,
    case when is_update then app_private.only_changed(after, before) else after end
  from app_public.operations where id = current_setting('app.operation_id')::uuid;
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
