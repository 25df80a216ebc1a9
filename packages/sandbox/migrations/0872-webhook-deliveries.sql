/*
 * Deliveries: an event on its way to an endpoint, and the attempts that were made. What waits stands in a queue, from which any
 * server takes it under a lease; a server that is killed leaves a lease that runs out.
 */
create table app_public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  event_id uuid not null references app_public.webhook_events on delete cascade,
  type text not null,
  occurred_on timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempt_count int not null default 0,
  next_attempt_on timestamptz,
  delivered_on timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (endpoint_id, event_id)
);
comment on table app_public.webhook_deliveries is 'An event that is, or was, sent to an endpoint.';
comment on column app_public.webhook_deliveries.status is 'waiting for its next attempt, delivered, or failed: no further attempt is made.';
comment on column app_public.webhook_deliveries.next_attempt_on is 'The time of the next attempt; null when none is to be made.';
create index on app_public.webhook_deliveries (event_id);
create index on app_public.webhook_deliveries (endpoint_id, occurred_on desc, id);
create index on app_public.webhook_deliveries (account_id);
select app_private.make_live('app_public.webhook_deliveries');
alter table app_public.webhook_deliveries enable row level security;
create policy select_own on app_public.webhook_deliveries for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
grant select on app_public.webhook_deliveries to app_user;

create table app_public.webhook_attempts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  delivery_id uuid not null references app_public.webhook_deliveries on delete cascade,
  event_id uuid not null references app_public.webhook_events on delete cascade,
  type text not null,
  number int not null,
  sent_on timestamptz not null default app_private.now(),
  duration int not null,
  status_code int,
  error text,
  response_body text,
  is_delivered boolean not null
);
comment on table app_public.webhook_attempts is 'One attempt to deliver an event. Kept for 30 days.';
comment on column app_public.webhook_attempts.number is 'The number of the attempt among those of its delivery, from 1.';
comment on column app_public.webhook_attempts.duration is 'Milliseconds until the answer, or until there was none.';
comment on column app_public.webhook_attempts.status_code is 'The status of the answer; null where none came.';
comment on column app_public.webhook_attempts.error is
  'The reason why it failed, as a code: timeout, refused, unknown_host, private_address, redirect, tls, no_answer, status. Null when it was delivered.';
comment on column app_public.webhook_attempts.response_body is 'The first 2,048 bytes of the answer.';
comment on column app_public.webhook_attempts.is_delivered is 'True when the answer had a status from 200 to 299.';
create index on app_public.webhook_attempts (endpoint_id, sent_on desc, id);
create index on app_public.webhook_attempts (delivery_id, number);
create index on app_public.webhook_attempts (event_id);
create index on app_public.webhook_attempts (account_id);
create index on app_public.webhook_attempts (sent_on);
alter table app_public.webhook_attempts enable row level security;
create policy select_own on app_public.webhook_attempts for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
grant select on app_public.webhook_attempts to app_user;

create table app_private.webhook_queue (
  delivery_id uuid primary key references app_public.webhook_deliveries on delete cascade,
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  subject_id uuid not null,
  position bigint not null,
  -- By the clock of the platform, which tests move.
  due_on timestamptz not null default app_private.now(),
  -- Attempts that failed since it was queued.
  tries int not null default 0,
  -- A test reaches an endpoint that is disabled, and waits for no other event.
  is_test boolean not null default false,
  lease uuid,
  -- By the clock of the machine, because leases do not follow the platform's clock.
  leased_until timestamptz
);
alter table app_private.webhook_queue enable row level security;
create index on app_private.webhook_queue (due_on, position);
create index on app_private.webhook_queue (endpoint_id, subject_id, position);
-- Counts what is under way to an endpoint.
create index on app_private.webhook_queue (endpoint_id) where lease is not null;

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
  'Gives the oldest new events their positions, and queues them for the endpoints that want them; answers how many they were.';

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
  'Takes deliveries that are due under a lease of so many seconds, with all that sending them needs.';

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
  'Keeps what came of an attempt (no error: delivered) and says when the next one is; false for a lease that is over.';

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
  perform app_private.mail_managers(endpoint.account_id, 'A webhook endpoint of ' || accounts.name || ' was disabled',
    'The endpoint ' || endpoint.name || ' of ' || accounts.name || ' was disabled, because every attempt of five days has failed. '
      || 'Its events are kept for 30 days: mend the endpoint, enable it, and recover them.',
    '/settings/integrations', 'Open the webhooks')
  from app_public.accounts where accounts.id = endpoint.account_id;
end
$$;
comment on function app_private.note_outcome is
  'Keeps since when an endpoint fails, and disables it after five days, with a mail to the owner and the admins.';

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
    perform app_private.refuse('webhook_endpoint_disabled', 'This endpoint is disabled. Enable it first.');
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
comment on function app_private.undelivered_events is 'The events since a time that the endpoint wants, has not, and does not wait for.';

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
    perform app_private.refuse_field('since', 'A value is missing.');
  elsif not endpoint.is_enabled then
    perform app_private.refuse('webhook_endpoint_disabled', 'This endpoint is disabled. Enable it first.');
  end if;
  select count(app_private.queue_delivery(endpoint, events)) into recovered
  from (select * from app_private.undelivered_events(endpoint, since) order by position limit 10000) as events;
  return recovered;
end
$$;
comment on function app_public.recover_webhook_events is
  E'@resultFieldName count\nSends each event since a time that the endpoint has never received, at most 10,000; answers how many.';
grant execute on function app_public.send_test_event, app_public.resend_webhook_event, app_public.recover_webhook_events to app_user;

create type app_public.webhook_figures as (attempts int, delivered int, last_attempt_on timestamptz, waiting int);
comment on type app_public.webhook_figures is 'Attempts of 30 days, and the deliveries that wait.';

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

grant execute on function app_public.webhook_endpoints_figures, app_public.webhook_endpoints_undelivered,
  app_public.webhook_endpoints_attempt_types, app_private.undelivered_events to app_user;

create function app_private.forget_webhooks() returns void
language sql volatile set search_path = pg_catalog
as $$
  delete from app_public.webhook_attempts where sent_on < app_private.now() - interval '30 days';
  -- Deliveries go with their events.
  delete from app_public.webhook_events where occurred_on < app_private.now() - interval '30 days';
  delete from app_public.webhook_secrets where ends_on < app_private.now() - interval '30 days';
$$;
comment on function app_private.forget_webhooks is 'Drops events, deliveries and attempts that are older than 30 days.';

select app_private.omit_hidden_keys();
