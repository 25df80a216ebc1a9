/*
 * The audit of the whole platform, for its owners and admins: the latest operations first, found by person, account, operation, code,
 * request or changed record. The changes of one operation are read from the operation itself; secret columns are in none.
 */
create type app_public.audited_operation as (
  id uuid, done_on timestamptz, person text, email text, account text, role text, operation text, outcome text, code text,
  request_id text, changes int
);
comment on type app_public.audited_operation is 'An operation of any account, as the audit recorded it.';
comment on column app_public.audited_operation.person is 'The person who sent it; null for a provider or the platform itself.';
comment on column app_public.audited_operation.account is 'The name of the account that was acted for.';
comment on column app_public.audited_operation.outcome is 'done, refused by a rule, or failed.';
comment on column app_public.audited_operation.changes is 'The number of rows that it changed.';

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
grant execute on function app_public.audited_operations to app_user;
