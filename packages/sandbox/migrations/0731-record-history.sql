-- The changes of an asset, a round or a security, for the owner and the admins of its account.
create type app_public.record_change as (
  id uuid, changed_on timestamptz, operation text, person text, account text,
  "table" text, verb text, before jsonb, after jsonb
);
comment on type app_public.record_change is 'One change of an asset, a round or a security, or of a record on its page.';
comment on column app_public.record_change.operation is 'The mutation, as GraphQL names it.';
comment on column app_public.record_change.person is 'The person who did it, if they belong to the reader''s account.';
comment on column app_public.record_change.account is 'The account they acted for; null for the platform itself.';
comment on column app_public.record_change.before is 'The columns that changed, as they were; figures as texts.';
comment on column app_public.record_change.after is 'The columns that changed, as they are; figures as texts.';

-- Serves the history of one record.
create index on app_public.changes ("table", row_id, id desc);
-- Finds the documents there were of a security: a deleted one is in no other table.
create index on app_public.changes ((coalesce(after, before) ->> 'security_id'))
  where "table" = 'documents' and verb <> 'update';

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
comment on function app_private.rows_of_record is 'The record and the records on its page, when it belongs to the owner.';

-- A figure is stored as text, because JSON readers make it a float.
create function app_private.told_columns(columns jsonb) returns jsonb
language sql immutable strict parallel safe set search_path = pg_catalog
as $$
  select jsonb_object_agg(key, case jsonb_typeof(value) when 'number' then to_jsonb(trim_scale(value::numeric)::text) else value end)
  from jsonb_each(columns - array['id', 'version', 'created_on', 'issuer_id', 'broker_id', 'ats_id', 'security_id', 'round_id',
    'asset_id', 'holding_id', 'step_id', 'uploaded_by', 'blockchain_address_id', 'currency'])
$$;
comment on function app_private.told_columns is 'The columns of a changed row that say something to people, figures as texts.';

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
grant execute on function app_public.record_history to app_user;
