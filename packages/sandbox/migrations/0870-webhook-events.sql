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

create function app_private.correlation_id(subject_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(nullif(current_setting('app.idempotency_key', true), ''), nullif(current_setting('app.operation_id', true), ''),
    subject_id::text)
$$;
comment on function app_private.correlation_id is 'The key that the request was sent with, else the id of its entry in the audit.';

create function app_private.write_event(
  receivers uuid[], type text, subject_type text, subject_id uuid, subject_version bigint, path text, data jsonb
) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.webhook_events (account_id, type, subject_type, subject_id, subject_version, correlation_id, path, data)
  select accounts.id, write_event.type, write_event.subject_type, write_event.subject_id, write_event.subject_version,
    app_private.correlation_id(write_event.subject_id), write_event.path, jsonb_strip_nulls(write_event.data)
  from app_public.accounts where accounts.id = any (receivers) and accounts.type in ('issuer', 'broker');
  perform pg_notify('app_webhook', '');
end
$$;
comment on function app_private.write_event is 'Writes an event into the log of each of these accounts that is a vendor.';

create type app_private.distribution_event as (type text, rank int, distribution app_public.distributions);

create function app_private.write_each_event(events app_private.distribution_event[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  insert into app_public.webhook_events (account_id, type, subject_type, subject_id, subject_version, correlation_id, path, data)
  select accounts.id, event.type, 'distribution', (distribution).id, (distribution).version,
    app_private.correlation_id((distribution).id), '/distribution/' || (distribution).id, jsonb_strip_nulls(jsonb_build_object(
      'distributionId', (distribution).id, 'offeringId', (distribution).allocation_id, 'investorId', (distribution).investor_id,
      'status', (distribution).status, 'issuanceStatus', case when event.rank = 2 then (distribution).issuance_status end))
  from unnest(events) with ordinality as event (type, rank, distribution, nr)
  join app_public.accounts on accounts.id in ((distribution).issuer_id, (distribution).owner_id) and accounts.type in ('issuer', 'broker')
  order by nr;
  if found then
    perform pg_notify('app_webhook', '');
  end if;
end
$$;

-- For each statement, because a bulk operation changes hundreds of investments with one.
create function app_private.write_distribution_events() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if tg_op = 'INSERT' then
    perform app_private.write_each_event(array(
      select row(case new_rows.status when 'open' then 'investment.submitted' else 'investment.accepted' end, 1,
        new_rows::app_public.distributions)::app_private.distribution_event
      from new_rows where new_rows.status in ('open', 'closed')));
    return null;
  end if;
  perform app_private.write_each_event(array(
    select row(type, rank, after)::app_private.distribution_event
    from (
      -- Grouped: the planner knows no size of either table, and would compare each pair of their rows.
      select max(nr) as nr, (array_agg(state) filter (where not is_new))[1] as before, (array_agg(state) filter (where is_new))[1] as after
      from (
        select id, false as is_new, 0 as nr, old_rows::app_public.distributions as state from old_rows
        union all select id, true, row_number() over (), new_rows::app_public.distributions from new_rows
      ) as states
      group by id
    ) as changed
    cross join lateral (values
      (1, case
        when (after).status = (before).status then case when (after).amount <> (before).amount then 'investment.changed' end
        when (after).status = 'deleted' then 'investment.withdrawn'
        when (after).status = 'closed' then 'investment.accepted'
        when (before).status = 'drafted' then 'investment.submitted'
        else 'investment.changed' end),
      (2, case when (after).issuance_status is distinct from (before).issuance_status then 'issuance.' || (after).issuance_status end)
    ) as happened (rank, type)
    where type is not null order by nr, rank));
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
  for trigger in select * from (values
    ('write_events', 'insert', ''), ('write_update_events', 'update', 'old table as old_rows')
  ) as listed (name, event, old_rows) loop
    execute format('create trigger %I after %s on app_public.distributions referencing %s new table as new_rows for each statement
      when (current_setting(''app.operation_id'', true) <> '''' and current_setting(''app.staging'', true) is distinct from ''on'')
      execute function app_private.write_distribution_events()', trigger.name, trigger.event, trigger.old_rows);
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
