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
comment on function app_private.correlation_id is 'The idempotency key of the request, or else the id of its entry in the audit.';

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

create function app_public.webhook_events_body(event app_public.webhook_events) returns json
language sql stable set search_path = pg_catalog
as $$
  select json_build_object('id', event.id, 'type', event.type, 'version', event.type_version,
    'occurredAt', to_char(event.occurred_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'correlationId', event.correlation_id,
    'subject', json_build_object('type', event.subject_type, 'id', event.subject_id, 'version', event.subject_version),
    'link', app_private.platform_origin() || event.path, 'data', event.data)
$$;
comment on function app_public.webhook_events_body is 'The event as it is sent and as the log returns it.';

/*
 * The address of an endpoint. Here its text is checked: https, and a name that can be public. The addresses that the name
 * resolves to are checked each time an event is sent.
 */
create function app_private.webhook_url_problem(url text) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    when coalesce(url, '') = '' then 'webhookUrlRequired'
    when length(url) > 500 then 'webhookUrlLong'
    -- Of a platform that was started as a sandbox only; no account can choose it.
    when current_setting('app.is_sandbox', true) = 'on'
      and url ~* '^https?://(localhost|127\.0\.0\.1|\[::1\])(:[1-9]\d{0,4})?([/?][!-"$-~]*)?$' then null
    when url !~* '^https://' then 'webhookUrlHttps'
    when url ~ '^[^/]*//[^/?#]*@' then 'webhookUrlUser'
    when url ~* '^https://(\[|[^/?#:]*\.?localhost(?![^/?#:])|[^/?#:]+\.(local|internal|home\.arpa|lan)(?![^/?#:])|[^/?#:]*?(\d+|0x[0-9a-f]*)\.?(?![^/?#:]))'
      then 'webhookUrlInside'
    when url !~* '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])(:[1-9]\d{0,4})?([/?][!-"$-~]*)?$'
      then 'webhookUrlNone'
  end
$$;
comment on function app_private.webhook_url_problem is 'The reason why an address cannot be an endpoint; null when it can.';

create function app_private.check_webhook_endpoint() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  unknown text;
begin
  new.name := btrim(new.name);
  new.url := btrim(new.url);
  new.event_types := array(select distinct one from unnest(new.event_types) as one order by 1);
  if coalesce(length(new.name) not between 1 and 100, true) then
    perform app_private.refuse_field('name', 'keyName');
  elsif (tg_op = 'INSERT' or new.url is distinct from old.url) and app_private.webhook_url_problem(new.url) is not null then
    perform app_private.refuse_field('url', app_private.webhook_url_problem(new.url));
  elsif new.is_ordered is null then
    perform app_private.refuse_field('isOrdered', 'valueMissing');
  end if;
  select coalesce(one, 'null') into unknown from unnest(new.event_types) as one
  where coalesce(one <> all (app_private.webhook_event_types()), true) limit 1;
  if unknown is not null then
    perform app_private.refuse_field('eventTypes', app_private.with_values('webhookType', jsonb_build_object('type', left(unknown, 100))));
  end if;
  return new;
end
$$;

create function app_private.add_webhook_secret(endpoint app_public.webhook_endpoints) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  secret text := app_private.show_once('whsec_' || encode(app_private.gen_random_bytes(24), 'base64'));
  made uuid;
begin
  insert into app_public.webhook_secrets (endpoint_id, account_id, hint) values (endpoint.id, endpoint.account_id, right(secret, 4))
  returning id into made;
  insert into app_private.webhook_secret_values (secret_id, ciphertext) values (made, app_private.encrypt(secret));
  return secret;
end
$$;

create function app_private.own_webhook_endpoint(id uuid, owner uuid) returns app_public.webhook_endpoints
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  endpoint app_public.webhook_endpoints;
begin
  select * into endpoint from app_public.webhook_endpoints as known
  where known.id = id and known.account_id = owner for no key update;
  if endpoint.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return endpoint;
end
$$;
comment on function app_private.own_webhook_endpoint is 'The endpoint of the account, locked against others.';

create function app_public.create_webhook_endpoint(
  name text, url text, event_types text[] default '{}', is_ordered boolean default false
) returns app_public.new_webhook_endpoint
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('create_webhook_endpoint');
  endpoint app_public.webhook_endpoints;
begin
  -- Of two at once the second waits here, and counts the first.
  perform from app_public.accounts where id = acting for no key update;
  if (select count(*) from app_public.webhook_endpoints as others where others.account_id = acting) >= 20 then
    perform app_private.refuse('too_many_webhook_endpoints', 'webhooksMany');
  end if;
  insert into app_public.webhook_endpoints (account_id, name, url, event_types, is_ordered)
  values (acting, name, url, coalesce(event_types, '{}'), is_ordered) returning * into endpoint;
  return row(endpoint, app_private.add_webhook_secret(endpoint));
end
$$;
comment on function app_public.create_webhook_endpoint is 'Adds an endpoint for events, and returns the secret with which they are signed.';

create function app_public.rotate_webhook_secret(id uuid, keep_old_for int default 86400) returns app_public.new_webhook_endpoint
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  endpoint app_public.webhook_endpoints := app_private.own_webhook_endpoint(
    rotate_webhook_secret.id, app_private.require_operation('rotate_webhook_secret'));
begin
  if coalesce(keep_old_for not between 0 and 604800, true) then
    perform app_private.refuse_field('keepOldFor', 'keyOldFor');
  elsif keep_old_for > 0 and exists (
    select from app_public.webhook_secrets where endpoint_id = endpoint.id and ends_on > app_private.now()
  ) then
    perform app_private.refuse('webhook_secret_rotating', 'webhookSecretBefore');
  end if;
  update app_public.webhook_secrets set ends_on = app_private.now() + make_interval(secs => keep_old_for)
  where endpoint_id = endpoint.id and (ends_on is null or ends_on > app_private.now());
  -- A new version, so that an open page reads the secrets again.
  update app_public.webhook_endpoints set name = name where webhook_endpoints.id = endpoint.id returning * into endpoint;
  return row(endpoint, app_private.add_webhook_secret(endpoint));
end
$$;
comment on function app_public.rotate_webhook_secret is
  'Creates another secret. The old one still signs for the given number of seconds, a day by default; with 0 it ends at once.';

create function app_public.end_webhook_secret(id uuid) returns app_public.webhook_endpoints
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('end_webhook_secret');
  ended app_public.webhook_secrets;
  endpoint app_public.webhook_endpoints;
begin
  -- The secret in use is replaced, never ended.
  update app_public.webhook_secrets set ends_on = least(ends_on, app_private.now())
  where webhook_secrets.id = end_webhook_secret.id and account_id = acting and ends_on is not null returning * into ended;
  if ended.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  update app_public.webhook_endpoints set name = name where webhook_endpoints.id = ended.endpoint_id returning * into endpoint;
  return endpoint;
end
$$;
comment on function app_public.end_webhook_secret is 'Ends an old secret before its time is over.';

create function app_public.enable_webhook_endpoint(id uuid) returns app_public.webhook_endpoints
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  endpoint app_public.webhook_endpoints := app_private.own_webhook_endpoint(
    enable_webhook_endpoint.id, app_private.require_operation('enable_webhook_endpoint'));
begin
  if endpoint.is_enabled then
    return endpoint;
  end if;
  update app_public.webhook_endpoints set is_enabled = true, disabled_on = null, disabled_reason = null, failing_since = null
  where webhook_endpoints.id = endpoint.id returning * into endpoint;
  perform app_private.hurry_deliveries(endpoint.id);
  return endpoint;
end
$$;
comment on function app_public.enable_webhook_endpoint is 'Sends events to the endpoint again, those that wait first.';

create function app_public.disable_webhook_endpoint(id uuid) returns app_public.webhook_endpoints
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  endpoint app_public.webhook_endpoints := app_private.own_webhook_endpoint(
    disable_webhook_endpoint.id, app_private.require_operation('disable_webhook_endpoint'));
begin
  update app_public.webhook_endpoints set is_enabled = false, disabled_on = app_private.now(), disabled_reason = 'by_hand'
  where webhook_endpoints.id = endpoint.id and is_enabled;
  select * into endpoint from app_public.webhook_endpoints where webhook_endpoints.id = endpoint.id;
  return endpoint;
end
$$;
comment on function app_public.disable_webhook_endpoint is 'Sends nothing to the endpoint until it is enabled. Its events stay in the log.';

create function app_private.publish_events() returns int
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  published int;
begin
  -- One server at a time gives positions; the others hear of the same events and find them done.
  if not pg_try_advisory_xact_lock(hashtext('app_private.publish_events')) then
    return 0;
  end if;
  -- Planned anew each time: a plan that was made while the log was short reads all of it for each event.
  execute $publish$
  with fresh as (
    select id, account_id, row_number() over (partition by account_id order by seq) as nr
    from (
      select id, account_id, seq from app_public.webhook_events where position is null and test_of is null order by seq limit 500
    ) as oldest
  ), counted as (
    insert into app_private.webhook_positions as known (account_id, last)
    select account_id, count(*) from fresh group by account_id
    on conflict (account_id) do update set last = known.last + excluded.last
    returning account_id, last
  ), sized as (
    select account_id, count(*) as size from fresh group by account_id
  ), numbered as (
    update app_public.webhook_events as events set position = counted.last - sized.size + fresh.nr
    from fresh join counted using (account_id) join sized using (account_id) where events.id = fresh.id
    returning events.*
  ), made as (
    insert into app_public.webhook_deliveries (account_id, endpoint_id, event_id, type, occurred_on, next_attempt_on)
    select endpoints.account_id, endpoints.id, numbered.id, numbered.type, numbered.occurred_on, app_private.now()
    from numbered join app_public.webhook_endpoints as endpoints on endpoints.account_id = numbered.account_id
    where endpoints.is_enabled and (endpoints.event_types = '{}' or numbered.type = any (endpoints.event_types))
    returning id, endpoint_id, event_id
  ), queued as (
    insert into app_private.webhook_queue (delivery_id, endpoint_id, subject_id, position)
    select made.id, made.endpoint_id, numbered.subject_id, numbered.position
    from made join numbered on numbered.id = made.event_id
  )
  select count(*) from numbered
  $publish$ into published;
  return published;
end
$$;
comment on function app_private.publish_events is
  'Assigns positions to the oldest new events and queues them for their endpoints; returns their number.';

create function app_private.claim_deliveries(lease_for int, at_most int)
returns table (delivery_id uuid, lease uuid, event_id uuid, url text, body json, secrets text[], sent_at bigint)
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_column
begin
  return query
  with due as (
    select queue.delivery_id from app_private.webhook_queue as queue
    join app_public.webhook_endpoints as endpoints on endpoints.id = queue.endpoint_id
    where queue.due_on <= app_private.now() and coalesce(queue.leased_until <= clock_timestamp(), true)
      and (endpoints.is_enabled or queue.is_test)
      -- Where webhooks are switched off for the account, its events wait.
      and not exists (
        select from app_private.disabled_features as disabled
        where disabled.account_id = endpoints.account_id and disabled.feature = 'webhooks'
      )
      -- An endpoint that takes long keeps no other waiting.
      and (
        select count(*) from app_private.webhook_queue as leased
        where leased.endpoint_id = queue.endpoint_id and leased.lease is not null and leased.leased_until > clock_timestamp()
      ) < 5
      and (not endpoints.is_ordered or queue.is_test or not exists (
        select from app_private.webhook_queue as earlier
        where earlier.endpoint_id = queue.endpoint_id and earlier.subject_id = queue.subject_id
          and earlier.position < queue.position and not earlier.is_test
      ))
    order by queue.due_on, queue.position limit at_most
    for update of queue skip locked
  ), claimed as (
    update app_private.webhook_queue as queue
    set lease = gen_random_uuid(), leased_until = clock_timestamp() + make_interval(secs => lease_for)
    from due where queue.delivery_id = due.delivery_id
    returning queue.*
  )
  select claimed.delivery_id, claimed.lease, events.id, endpoints.url, app_public.webhook_events_body(events),
    array(
      select app_private.decrypt(ciphertext) from app_public.webhook_secrets as secrets
      join app_private.webhook_secret_values as kept on kept.secret_id = secrets.id
      where secrets.endpoint_id = endpoints.id and coalesce(secrets.ends_on > app_private.now(), true)
      order by secrets.created_on desc, secrets.id
    ), floor(extract(epoch from app_private.now()))::bigint
  from claimed join app_public.webhook_deliveries as deliveries on deliveries.id = claimed.delivery_id
  join app_public.webhook_events as events on events.id = deliveries.event_id
  join app_public.webhook_endpoints as endpoints on endpoints.id = claimed.endpoint_id
  order by claimed.position;
end
$$;
comment on function app_private.claim_deliveries is
  'Leases due deliveries for a number of seconds; returns the data for sending them.';

create function app_private.attempt_delay(tries int) returns interval
language sql immutable set search_path = pg_catalog
as $$
  select (array['5 seconds', '5 minutes', '30 minutes', '2 hours', '5 hours', '10 hours', '10 hours']::interval[])[tries]
$$;
comment on function app_private.attempt_delay is 'The time between the failed attempt of this number and the next one; null after the last.';

create function app_private.end_attempt(
  delivery_id uuid, lease uuid, status_code int, duration int, error text, response_body text
) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  queued app_private.webhook_queue;
  delivery app_public.webhook_deliveries;
  delivered boolean := error is null;
  delay interval;
begin
  select * into queued from app_private.webhook_queue as queue where queue.delivery_id = delivery_id and queue.lease = lease for update;
  -- Another server has it: the lease ran out, or the endpoint was deleted.
  if queued.delivery_id is null then
    return false;
  end if;
  delay := case when not delivered and not queued.is_test then app_private.attempt_delay(queued.tries + 1) end;
  update app_public.webhook_deliveries as deliveries set attempt_count = attempt_count + 1,
    status = case when delivered then 'delivered' when delay is null then 'failed' else 'waiting' end,
    delivered_on = case when delivered then app_private.now() end, next_attempt_on = app_private.now() + delay
  where deliveries.id = delivery_id returning * into delivery;
  insert into app_public.webhook_attempts
    (account_id, endpoint_id, delivery_id, event_id, type, number, duration, status_code, error, response_body, is_delivered)
  values (delivery.account_id, delivery.endpoint_id, delivery.id, delivery.event_id, delivery.type, delivery.attempt_count, duration,
    status_code, error, response_body, delivered);
  if delay is null then
    delete from app_private.webhook_queue as queue where queue.delivery_id = delivery_id;
  else
    update app_private.webhook_queue as queue set tries = tries + 1, due_on = app_private.now() + delay, lease = null, leased_until = null
    where queue.delivery_id = delivery_id;
  end if;
  perform app_private.note_outcome(delivery.endpoint_id, error);
  return true;
end
$$;
comment on function app_private.end_attempt is
  'Stores the result of an attempt (delivered without an error) and schedules the next one; false when the lease has expired.';

create function app_private.note_outcome(endpoint_id uuid, error text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  endpoint app_public.webhook_endpoints;
begin
  -- Most attempts change nothing here: deliveries at once do not wait for each other.
  update app_public.webhook_endpoints as endpoints set last_error = error,
    failing_since = case when error is not null then coalesce(failing_since, app_private.now()) end
  where endpoints.id = endpoint_id
    and (endpoints.last_error is distinct from error or (endpoints.failing_since is null) <> (error is null));
  update app_public.webhook_endpoints as endpoints set is_enabled = false, disabled_on = app_private.now(), disabled_reason = 'failing'
  where endpoints.id = endpoint_id and is_enabled and failing_since <= app_private.now() - interval '5 days'
  returning * into endpoint;
  if endpoint.id is null then
    return;
  end if;
  perform app_private.mail_managers(endpoint.account_id, 'webhookDisabledSubject', 'webhookDisabled',
    jsonb_build_object('endpoint', endpoint.name, 'account', accounts.name), '/settings/integrations', 'webhookDisabledLink')
  from app_public.accounts where accounts.id = endpoint.account_id;
end
$$;
comment on function app_private.note_outcome is
  'Stores the time since which an endpoint fails, and disables it after five days, with a mail to the owner and the admins.';

create function app_private.hurry_deliveries(endpoint_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.webhook_queue as queue set due_on = app_private.now() where queue.endpoint_id = hurry_deliveries.endpoint_id;
  update app_public.webhook_deliveries as deliveries set next_attempt_on = app_private.now()
  where deliveries.endpoint_id = hurry_deliveries.endpoint_id and status = 'waiting';
  select pg_notify('app_webhook', '');
$$;

create function app_private.next_delivery_in() returns numeric
language sql volatile set search_path = pg_catalog
as $$
  select case when min(moment) is not null then greatest(0, ceil(extract(epoch from min(moment)) * 1000)) end from (
    select greatest(queue.due_on - app_private.now(), coalesce(queue.leased_until - clock_timestamp(), '0')) as moment
    from app_private.webhook_queue as queue join app_public.webhook_endpoints as endpoints on endpoints.id = queue.endpoint_id
    where (endpoints.is_enabled or queue.is_test) and not exists (
      select from app_private.disabled_features as disabled
      where disabled.account_id = endpoints.account_id and disabled.feature = 'webhooks'
    )
  ) as waiting
$$;
comment on function app_private.next_delivery_in is 'Milliseconds until a delivery is due; null when none waits.';

create function app_private.queue_delivery(endpoint app_public.webhook_endpoints, event app_public.webhook_events)
returns app_public.webhook_deliveries
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  delivery app_public.webhook_deliveries;
begin
  insert into app_public.webhook_deliveries as known (account_id, endpoint_id, event_id, type, occurred_on, next_attempt_on)
  values (endpoint.account_id, endpoint.id, event.id, event.type, event.occurred_on, app_private.now())
  on conflict (endpoint_id, event_id) do update set status = 'waiting', next_attempt_on = app_private.now()
  returning * into delivery;
  insert into app_private.webhook_queue as queue (delivery_id, endpoint_id, subject_id, position, is_test)
  values (delivery.id, endpoint.id, event.subject_id, coalesce(event.position, 0), event.test_of is not null)
  -- One that is on its way already stays with the server that sends it.
  on conflict (delivery_id) do update set tries = 0, due_on = app_private.now();
  perform pg_notify('app_webhook', '');
  return delivery;
end
$$;

create function app_public.send_test_event(id uuid) returns app_public.webhook_deliveries
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  endpoint app_public.webhook_endpoints := app_private.own_webhook_endpoint(
    send_test_event.id, app_private.require_operation('send_test_event'));
  event app_public.webhook_events;
begin
  insert into app_public.webhook_events
    (account_id, type, subject_type, subject_id, subject_version, correlation_id, path, data, test_of)
  values (endpoint.account_id, 'endpoint.tested', 'endpoint', endpoint.id, endpoint.version, gen_random_uuid(),
    '/settings/integrations', jsonb_build_object('endpointId', endpoint.id), endpoint.id)
  returning * into event;
  return app_private.queue_delivery(endpoint, event);
end
$$;
comment on function app_public.send_test_event is
  'Sends an event of the type endpoint.tested to the endpoint, enabled or not, once.';

create function app_public.resend_webhook_event(delivery_id uuid) returns app_public.webhook_deliveries
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('resend_webhook_event');
  delivery app_public.webhook_deliveries;
  endpoint app_public.webhook_endpoints;
  event app_public.webhook_events;
begin
  select * into delivery from app_public.webhook_deliveries as known where known.id = delivery_id and known.account_id = acting;
  endpoint := app_private.own_webhook_endpoint(delivery.endpoint_id, acting);
  if not endpoint.is_enabled and delivery.type <> 'endpoint.tested' then
    perform app_private.refuse('webhook_endpoint_disabled', 'webhookDisabled');
  end if;
  select * into event from app_public.webhook_events as known where known.id = delivery.event_id;
  return app_private.queue_delivery(endpoint, event);
end
$$;
comment on function app_public.resend_webhook_event is 'Sends the event of a delivery again, with the same id.';

create function app_private.undelivered_events(endpoint app_public.webhook_endpoints, since timestamptz)
returns setof app_public.webhook_events
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.webhook_events as events
  where events.account_id = endpoint.account_id and events.position is not null and events.occurred_on >= since
    and (endpoint.event_types = '{}' or events.type = any (endpoint.event_types))
    and not exists (
      select from app_public.webhook_deliveries as deliveries
      where deliveries.endpoint_id = endpoint.id and deliveries.event_id = events.id and deliveries.status in ('delivered', 'waiting')
    )
$$;
comment on function app_private.undelivered_events is 'The events since a time that the endpoint should have, but has not received and that are not queued.';

create function app_public.recover_webhook_events(endpoint_id uuid, since timestamptz) returns int
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  endpoint app_public.webhook_endpoints := app_private.own_webhook_endpoint(
    endpoint_id, app_private.require_operation('recover_webhook_events'));
  recovered int;
begin
  if since is null then
    perform app_private.refuse_field('since', 'valueMissing');
  elsif not endpoint.is_enabled then
    perform app_private.refuse('webhook_endpoint_disabled', 'webhookDisabled');
  end if;
  select count(app_private.queue_delivery(endpoint, events)) into recovered
  from (select * from app_private.undelivered_events(endpoint, since) order by position limit 10000) as events;
  return recovered;
end
$$;
comment on function app_public.recover_webhook_events is
  E'@resultFieldName count\nSends each event since a time that the endpoint has never received, at most 10,000; returns their number.';

create function app_public.webhook_endpoints_figures(endpoint app_public.webhook_endpoints) returns app_public.webhook_figures
language sql stable set search_path = pg_catalog
as $$
  select count(*)::int, count(*) filter (where is_delivered)::int, max(sent_on), (
    select count(*)::int from app_public.webhook_deliveries as deliveries
    where deliveries.endpoint_id = endpoint.id and deliveries.status = 'waiting'
  )
  from app_public.webhook_attempts as attempts
  where attempts.endpoint_id = endpoint.id and sent_on > app_private.now() - interval '30 days'
$$;
comment on function app_public.webhook_endpoints_figures is 'The results of the attempts of 30 days.';

create function app_public.webhook_endpoints_undelivered(endpoint app_public.webhook_endpoints, since timestamptz) returns json
language sql stable set search_path = pg_catalog
as $$
  select coalesce(json_agg(json_build_object('type', type, 'count', count) order by count desc, type), '[]') from (
    select type, count(*) from app_private.undelivered_events(endpoint, since) group by type
  ) as counted
$$;
comment on function app_public.webhook_endpoints_undelivered is
  'The events since a time that recoverWebhookEvents would send, as [{type, count}].';

create function app_public.webhook_endpoints_attempt_types(endpoint app_public.webhook_endpoints) returns json
language sql stable set search_path = pg_catalog
as $$
  select coalesce(json_agg(json_build_object('type', type, 'count', count) order by count desc, type), '[]') from (
    select type, count(*) from app_public.webhook_attempts as attempts
    where attempts.endpoint_id = endpoint.id and sent_on > app_private.now() - interval '30 days' group by type
  ) as counted
$$;
comment on function app_public.webhook_endpoints_attempt_types is 'The attempts of 30 days by type of event, as [{type, count}].';

create function app_private.forget_webhooks() returns void
language sql volatile set search_path = pg_catalog
as $$
  delete from app_public.webhook_attempts where sent_on < app_private.now() - interval '30 days';
  -- Deliveries go with their events.
  delete from app_public.webhook_events where occurred_on < app_private.now() - interval '30 days';
  delete from app_public.webhook_secrets where ends_on < app_private.now() - interval '30 days';
$$;
comment on function app_private.forget_webhooks is 'Deletes events, deliveries and attempts that are older than 30 days.';
