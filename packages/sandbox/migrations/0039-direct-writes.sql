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
  'Makes create_, update_ and delete_<singular> operations of the matrix, and the table audited.';
