/*
 * The event log of a vendor account. An event is written in the transaction of the change that it reports; it gets its position in
 * the log after that transaction, so that no event ever appears before a position that was read already.
 */
create table app_public.webhook_events (
  id uuid primary key default gen_random_uuid(),
  -- The order of writing, over all accounts.
  seq bigint not null generated always as identity,
  account_id uuid not null references app_public.accounts on delete cascade,
  -- The place in the log of the account, from 1; null for the moment until the event is published.
  position bigint,
  type text not null,
  type_version int not null default 1,
  subject_type text not null,
  subject_id uuid not null,
  subject_version bigint not null,
  correlation_id text not null,
  -- The page of the platform that shows the subject.
  path text not null,
  data jsonb not null,
  -- A test event is for one endpoint, and in no log.
  test_of uuid,
  occurred_on timestamptz not null default app_private.now()
);
comment on table app_public.webhook_events is 'An event that is sent to a vendor account.';
comment on column app_public.webhook_events.seq is '@omit';
comment on column app_public.webhook_events.test_of is '@omit';
comment on column app_public.webhook_events.position is 'Its place in the log of the account, from 1; null until it is published.';
comment on column app_public.webhook_events.type_version is 'The version of the shape of this type of event.';
comment on column app_public.webhook_events.subject_type is 'The type of the record that changed: distribution, step, holding.';
comment on column app_public.webhook_events.subject_version is 'The version of the record when the event was written.';
comment on column app_public.webhook_events.correlation_id is
  'The same for all events of one act: the key that its request was sent with, else the id of its entry in the audit.';
comment on column app_public.webhook_events.path is 'The page of the platform that shows the record as it is now.';
create unique index on app_public.webhook_events (account_id, position);
create index on app_public.webhook_events (seq) where position is null;
create index on app_public.webhook_events (occurred_on);

alter table app_public.webhook_events enable row level security;
-- Owners and admins: what they may read of the audit, they may read here.
create policy select_own on app_public.webhook_events for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
-- All columns: a function of the row is handed the whole row.
grant select on app_public.webhook_events to app_user;

-- The last position of each log.
create table app_private.webhook_positions (
  account_id uuid primary key references app_public.accounts on delete cascade,
  last bigint not null
);
alter table app_private.webhook_positions enable row level security;

create function app_private.webhook_event_types() returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select array['investment.submitted', 'investment.changed', 'investment.withdrawn', 'investment.accepted', 'step.completed',
    'step.failed', 'document.signed', 'payment.received', 'payment.returned', 'issuance.requested', 'issuance.approved',
    'issuance.rejected', 'holding.issued', 'holding.transferred', 'account.setUp', 'account.claimed', 'accreditation.failed',
    'accreditation.runningOut', 'bulkOperation.done']
$$;
comment on function app_private.webhook_event_types is
  'The types of events, as packages/sdk-core/src/events/PlatformEvent.ts lists them; a test compares the two.';

create function app_private.write_event(
  receivers uuid[], type text, subject_type text, subject_id uuid, subject_version bigint, path text, data jsonb
) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.webhook_events (account_id, type, subject_type, subject_id, subject_version, correlation_id, path, data)
  select accounts.id, write_event.type, write_event.subject_type, write_event.subject_id, write_event.subject_version,
    coalesce(nullif(current_setting('app.idempotency_key', true), ''), nullif(current_setting('app.operation_id', true), ''),
      write_event.subject_id::text),
    write_event.path, jsonb_strip_nulls(write_event.data)
  from app_public.accounts where accounts.id = any (receivers) and accounts.type in ('issuer', 'broker');
  perform pg_notify('app_webhook', '');
end
$$;
comment on function app_private.write_event is 'Writes an event into the log of each of these accounts that is a vendor.';

create function app_private.write_distribution_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  receivers uuid[] := array[new.issuer_id, new.owner_id];
  page text := '/distribution/' || new.id;
  data jsonb := jsonb_build_object('distributionId', new.id, 'offeringId', new.allocation_id, 'investorId', new.investor_id,
    'status', new.status);
  type text;
begin
  if tg_op = 'INSERT' then
    type := case new.status when 'open' then 'investment.submitted' when 'closed' then 'investment.accepted' end;
  elsif new.status <> old.status then
    type := case when new.status = 'deleted' then 'investment.withdrawn' when new.status = 'closed' then 'investment.accepted'
      when old.status = 'drafted' then 'investment.submitted' else 'investment.changed' end;
  elsif new.amount <> old.amount then
    type := 'investment.changed';
  end if;
  if type is not null then
    perform app_private.write_event(receivers, type, 'distribution', new.id, new.version, page, data);
  end if;
  if tg_op = 'UPDATE' and new.issuance_status is distinct from old.issuance_status and new.issuance_status is not null then
    perform app_private.write_event(receivers, 'issuance.' || new.issuance_status, 'distribution', new.id, new.version, page,
      data || jsonb_build_object('issuanceStatus', new.issuance_status));
  end if;
  return null;
end
$$;

create function app_private.write_step_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  receivers uuid[] := array[new.issuer_id, new.owner_id];
  distribution uuid := (
    select id from app_public.distributions where process_id in (select app_private.processes_above(array[new.process_id])) limit 1
  );
  page text := coalesce('/distribution/' || distribution, '/investor/' || new.investor_id);
  data jsonb := jsonb_build_object('stepId', new.id, 'processId', new.process_id, 'distributionId', distribution,
    'investorId', new.investor_id, 'status', new.status);
begin
  perform app_private.write_event(receivers, case new.status when 'complete' then 'step.completed' else 'step.failed' end, 'step',
    new.id, new.version, page, data);
  if new.service = 'investready' and new.status <> 'complete' then
    perform app_private.write_event(receivers, 'accreditation.failed', 'step', new.id, new.version, page, data);
  end if;
  return null;
end
$$;

create function app_private.write_document_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  step app_public.steps;
  distribution uuid;
begin
  select steps.* into step from app_private.envelopes
  join app_public.steps on steps.id = coalesce(envelopes.step_id, envelopes.about_step_id) where envelopes.id = new.envelope_id;
  select id into distribution from app_public.distributions
  where process_id in (select app_private.processes_above(array[step.process_id])) limit 1;
  perform app_private.write_event(array[new.account_id, new.recipient_id], 'document.signed', 'signedDocument', new.id, new.version,
    coalesce('/distribution/' || distribution, '/settings/integrations'),
    jsonb_build_object('documentId', new.id, 'stepId', step.id, 'distributionId', distribution, 'recipientId', new.recipient_id,
      'status', new.status));
  return null;
end
$$;

create function app_private.write_payment_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  payment app_public.distribution_payments := case tg_op when 'DELETE' then old else new end;
  counted_before boolean := tg_op <> 'INSERT' and old.status = 'complete';
  counts boolean := tg_op <> 'DELETE' and new.status = 'complete';
begin
  if counted_before <> counts then
    perform app_private.write_event(array[payment.owner_id],
      case when counts then 'payment.received' else 'payment.returned' end, 'payment', payment.id,
      payment.version + case tg_op when 'DELETE' then 1 else 0 end, '/distribution/' || payment.distribution_id,
      jsonb_build_object('paymentId', payment.id, 'distributionId', payment.distribution_id, 'investorId', payment.investor_id,
        'status', case tg_op when 'DELETE' then 'deleted' else payment.status end));
  end if;
  return null;
end
$$;

create function app_private.write_holding_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.write_event(array[new.issuer_id, new.broker_id], 'holding.issued', 'holding', new.id, new.version,
    '/holding/' || new.id, jsonb_build_object('holdingId', new.id, 'securityId', new.security_id, 'roundId', new.round_id,
      'distributionId', new.distribution_id, 'investorId', new.investor_id));
  return null;
end
$$;

create function app_private.write_transfer_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.write_event(array[new.issuer_id], 'holding.transferred', 'transfer', new.id, new.version,
    '/transaction/' || new.transaction_id, jsonb_build_object('transferId', new.id, 'transactionId', new.transaction_id,
      'securityId', new.security_id, 'sellerId', new.seller_id, 'buyerId', new.buyer_id));
  return null;
end
$$;

-- The events of an investor account are sent to the vendors that can see it.
create function app_private.write_account_event(account app_public.accounts, type text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.write_event(array(select account_id from app_private.visible_rows where row_id = account.id),
    type, 'account', account.id, account.version, '/investor/' || account.id,
    jsonb_build_object('accountId', account.id, 'status', case type when 'account.setUp' then 'setUp' else 'claimed' end))
$$;

create function app_private.write_setup_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.write_account_event(new, 'account.setUp');
  return null;
end
$$;

create function app_private.write_claim_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- Its first person comes: neither a stand-in for the owner, nor the next owner of an account that has people.
  perform app_private.write_account_event(accounts, 'account.claimed') from app_public.accounts
  where id = new.account_id
    and not exists (select from app_private.made_accounts where stand_in = new.user_id)
    and not exists (select from app_public.users_accounts where account_id = new.account_id and user_id <> new.user_id);
  return null;
end
$$;

create function app_private.write_bulk_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.write_event(array[new.account_id], 'bulkOperation.done', 'bulkOperation', new.id, new.version,
    '/distribute-allocation/' || new.allocation_id, jsonb_build_object('bulkOperationId', new.id, 'offeringId', new.allocation_id,
      'kind', new.kind, 'status', new.state, 'doneCount', new.done_count, 'refusedCount', new.refused_count));
  return null;
end
$$;

-- Only acts are reported, which the audit names: neither the seed, nor what an import stages.
do $$
declare
  trigger record;
begin
  for trigger in select * from (values
    ('distributions', 'insert or update of status, amount, issuance_status', 'true', 'distribution'),
    ('steps', 'update of status, attempts',
      '(new.status = ''complete'' and old.status <> ''complete'') or new.attempts > old.attempts', 'step'),
    ('sent_signing_documents', 'update of status',
      'new.status = ''completed'' and old.status <> ''completed'' and not new.is_test', 'document'),
    ('distribution_payments', 'insert or delete or update of status', 'true', 'payment'),
    ('holdings', 'insert', 'new.amount > 0', 'holding'),
    ('transfers', 'insert', 'true', 'transfer'),
    ('accounts', 'update of setup', 'new.setup and not old.setup and new.type = ''investor''', 'setup'),
    ('users_accounts', 'insert', 'new.role = ''account_owner''', 'claim'),
    ('bulk_operations', 'update of state', 'new.state = ''done'' and old.state <> ''done''', 'bulk')
  ) as listed (changed, event, condition, writer) loop
    execute format('create trigger write_events after %s on app_public.%I for each row
      when (current_setting(''app.operation_id'', true) <> '''' and current_setting(''app.staging'', true) is distinct from ''on''
        and (%s)) execute function app_private.%I()',
      trigger.event, trigger.changed, trigger.condition, 'write_' || trigger.writer || '_events');
  end loop;
end
$$;

create function app_public.webhook_events_body(event app_public.webhook_events) returns json
language sql stable set search_path = pg_catalog
as $$
  select json_build_object('id', event.id, 'type', event.type, 'version', event.type_version,
    'occurredAt', to_char(event.occurred_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'correlationId', event.correlation_id,
    'subject', json_build_object('type', event.subject_type, 'id', event.subject_id, 'version', event.subject_version),
    'link', app_private.platform_origin() || event.path, 'data', event.data)
$$;
comment on function app_public.webhook_events_body is 'The event as it is sent, and as the log answers it.';
grant execute on function app_public.webhook_events_body to app_user;
