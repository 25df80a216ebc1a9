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
comment on column app_public.operations.account_id is 'The account for which the user acted.';
comment on column app_public.operations.role is 'The role of the person in the account at that moment.';
comment on column app_public.operations.operation is 'The name of the mutation.';
comment on column app_public.operations.request_id is 'The id of its request, as in the logs.';
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

-- Serves the history of one record.
create index on app_public.changes ("table", row_id, id desc);
-- Finds the documents there were of a security: a deleted one is in no other table.
create index on app_public.changes ((coalesce(after, before) ->> 'security_id'))
  where "table" = 'documents' and verb <> 'update';

-- The changes of an asset, a round or a security, for the owner and the admins of its account.
create type app_public.record_change as (
  id uuid, changed_on timestamptz, operation text, person text, account text,
  "table" text, verb text, before jsonb, after jsonb
);
comment on type app_public.record_change is 'One change of an asset, a round or a security, or of a record on its page.';
comment on column app_public.record_change.operation is 'The name of the mutation.';
comment on column app_public.record_change.person is 'The person who did it, if they belong to the reader''s account.';
comment on column app_public.record_change.account is 'The account for which they acted; null for the platform itself.';
comment on column app_public.record_change.before is 'The columns that changed, as they were; figures as texts.';
comment on column app_public.record_change.after is 'The columns that changed, as they are; figures as texts.';

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
comment on column app_public.audited_operation.account is 'The name of the account for which the person acted.';
comment on column app_public.audited_operation.outcome is 'done, refused by a rule, or failed.';
comment on column app_public.audited_operation.changes is 'The number of rows that it changed.';
