/*
 * The mails and callbacks of the platform, for its administrators: those of 30 days that failed, wait or were sent, and a retry of
 * a failed one. A callback is an event that is sent to an endpoint of a vendor. The text of a mail is not shown: its links grant
 * access.
 */

-- Stands in for a mail server. Both domains are reserved: no mail to them ever arrives anywhere.
create function app_private.answer_of_mail_server(address text, tries int) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when address ~* '@([^@]*\.)?invalid$' then '550 5.1.2 The domain of the address does not exist'
    when address ~* '@busy\.example$' and tries = 1 then '451 4.3.2 The mail server is busy'
  end
$$;
comment on function app_private.answer_of_mail_server is
  'The reason why a try to send a mail fails: always at a domain that cannot exist, once at busy.example. Null when it is sent.';

create function app_private.try_mail() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  new.problem := app_private.answer_of_mail_server(new.to_email, new.tries);
  new.status := case when new.problem is null then 'sent' else 'failed' end;
  return new;
end
$$;
create trigger try_mail before insert or update of tries on app_private.outbox
  for each row execute function app_private.try_mail();
create index on app_private.outbox (last_tried_on desc);

create table app_private.message_retries (
  id uuid primary key default gen_random_uuid(),
  mail_id bigint references app_private.outbox on delete cascade,
  delivery_id uuid references app_public.webhook_deliveries on delete cascade,
  retried_by uuid references app_public.users on delete set null,
  retried_on timestamptz not null default app_private.now(),
  check ((mail_id is null) <> (delivery_id is null))
);
alter table app_private.message_retries enable row level security;
create index on app_private.message_retries (mail_id);
create index on app_private.message_retries (delivery_id);
create index on app_private.message_retries (retried_by);
select app_private.make_audited('app_private.message_retries');

create type app_public.platform_message as (
  id text, kind text, subject text, recipient text, account text, problem text, status_code int, tries int,
  last_tried_on timestamptz, status text, can_retry boolean
);
comment on type app_public.platform_message is 'A mail or a callback, as administrators of the platform see it.';
comment on column app_public.platform_message.kind is 'mail or callback.';
comment on column app_public.platform_message.subject is 'The subject of a mail, the type of the event of a callback.';
comment on column app_public.platform_message.recipient is 'The address of a mail, the host of the endpoint of a callback.';
comment on column app_public.platform_message.account is
  'The account whose request sent the mail, the account of the endpoint; null for a mail of the platform itself.';
comment on column app_public.platform_message.problem is
  'The reason why the last try failed: the answer of the mail server, or the error of the attempt as a code. Null when it was sent.';
comment on column app_public.platform_message.status_code is 'The status that the endpoint answered; null without an answer, and for a mail.';
comment on column app_public.platform_message.status is 'sent, waiting for its next try, or failed: it is not tried again by itself.';
comment on column app_public.platform_message.can_retry is
  'True for a failed message, except a callback of a disabled endpoint: its owner enables it first.';

create function app_private.list_messages(only_mail bigint default null, only_delivery uuid default null)
returns setof app_public.platform_message
language sql stable set search_path = pg_catalog
as $$
  select 'mail-' || mails.id, 'mail', mails.subject, mails.to_email, accounts.name, mails.problem, null::int, mails.tries,
    mails.last_tried_on, mails.status, mails.status = 'failed'
  from app_private.outbox as mails left join app_public.accounts on accounts.id = mails.account_id
  where mails.last_tried_on > app_private.now() - interval '30 days' and only_delivery is null
    and (only_mail is null or mails.id = only_mail)
  union all
  select 'callback-' || deliveries.id, 'callback', deliveries.type, substring(endpoints.url from '^[a-z]+://([^/?#]+)'), accounts.name,
    latest.error, latest.status_code, deliveries.attempt_count, coalesce(latest.sent_on, deliveries.created_on),
    case deliveries.status when 'delivered' then 'sent' else deliveries.status end,
    deliveries.status = 'failed' and endpoints.is_enabled
  from app_public.webhook_deliveries as deliveries
  join app_public.webhook_endpoints as endpoints on endpoints.id = deliveries.endpoint_id
  join app_public.accounts on accounts.id = deliveries.account_id
  left join lateral (
    select attempts.error, attempts.status_code, attempts.sent_on from app_public.webhook_attempts as attempts
    where attempts.delivery_id = deliveries.id order by attempts.number desc limit 1
  ) as latest on true
  -- A test is sent and read by the owner of the endpoint.
  where deliveries.type <> 'endpoint.tested' and only_mail is null and (only_delivery is null or deliveries.id = only_delivery)
$$;

create function app_public.platform_messages(search text default '', kind text default null, status text default null)
returns setof app_public.platform_message
language sql stable rows 200 security definer set search_path = pg_catalog
as $$
  select messages from app_private.list_messages() as messages
  where (select app_private.administers_platform())
    and (platform_messages.kind is null or messages.kind = platform_messages.kind)
    and (platform_messages.status is null or messages.status = platform_messages.status)
    and app_private.mentions(
      concat_ws(' ', messages.id, messages.subject, messages.recipient, messages.account), platform_messages.search)
  order by messages.last_tried_on desc, messages.id limit 1000
$$;
comment on function app_public.platform_messages is
  'The latest 1,000 mails and callbacks of 30 days that mention the text; for administrators of the platform.';

create type app_public.message_figures as (sent int, waiting int, failed int);
comment on type app_public.message_figures is 'The numbers of mails and callbacks of 30 days by their status.';
create function app_public.platform_message_figures() returns app_public.message_figures
language sql stable security definer set search_path = pg_catalog
as $$
  select count(*) filter (where status = 'sent')::int, count(*) filter (where status = 'waiting')::int,
    count(*) filter (where status = 'failed')::int
  from app_private.list_messages() where (select app_private.administers_platform())
$$;
comment on function app_public.platform_message_figures is
  'The numbers of mails and callbacks of 30 days; for administrators of the platform.';

create function app_public.retry_message(message_id text) returns app_public.platform_message
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  mail app_private.outbox;
  delivery app_public.webhook_deliveries;
  endpoint app_public.webhook_endpoints;
  event app_public.webhook_events;
begin
  perform app_private.require_operation('retry_message');
  if message_id ~ '^mail-[0-9]{1,18}$' then
    select * into mail from app_private.outbox where id = substr(message_id, 6)::bigint for update;
  elsif message_id ~ '^callback-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into delivery from app_public.webhook_deliveries where id = substr(message_id, 10)::uuid for update;
  end if;
  if mail.id is null and delivery.id is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  end if;
  if mail.status = 'failed' then
    insert into app_private.message_retries (mail_id, retried_by) values (mail.id, app_private.user_id());
    update app_private.outbox set tries = tries + 1, last_tried_on = app_private.now() where id = mail.id;
  elsif delivery.status = 'failed' then
    select * into endpoint from app_public.webhook_endpoints where id = delivery.endpoint_id;
    if not endpoint.is_enabled then
      perform app_private.refuse('webhook_endpoint_disabled', 'This endpoint is disabled. Enable it first.');
    end if;
    insert into app_private.message_retries (delivery_id, retried_by) values (delivery.id, app_private.user_id());
    select * into event from app_public.webhook_events where id = delivery.event_id;
    perform app_private.queue_delivery(endpoint, event);
  end if;
  return (select messages from app_private.list_messages(mail.id, delivery.id) as messages);
end
$$;
comment on function app_public.retry_message is
  'Tries a failed mail or callback again, to the same address. A message that has not failed stays as it is.';

select app_private.allow('retry_message', '{admin}', '{account_owner,account_admin}');
grant execute on function app_public.platform_messages, app_public.platform_message_figures, app_public.retry_message to app_user;

/*
 * The health of the integrations: what the platform itself has seen. Each call of a provider to the platform is noted when it ends,
 * and kept for 30 days.
 */
create table app_private.provider_calls (
  id bigint primary key generated always as identity,
  service text not null,
  -- Why the platform refused the call, or failed; null for a call that it accepted.
  code text,
  ended_on timestamptz not null default app_private.now()
);
alter table app_private.provider_calls enable row level security;
create index on app_private.provider_calls (service, ended_on desc);

create function app_private.forget_messages() returns void
language sql volatile set search_path = pg_catalog
as $$ delete from app_private.provider_calls where ended_on < app_private.now() - interval '30 days' $$;
comment on function app_private.forget_messages is 'Drops calls of providers that are older than 30 days.';

create type app_public.health_of_integration as (
  id text, name text, type text, accounts int, successes int, failures int, last_success_on timestamptz,
  last_failure_on timestamptz, last_problem text, failing_since timestamptz
);
comment on type app_public.health_of_integration is 'The last outcomes of an integration, as the platform has seen them in 30 days.';
comment on column app_public.health_of_integration.id is 'The service of a provider; mail or webhooks.';
comment on column app_public.health_of_integration.type is 'The kind of integration; mail or webhooks.';
comment on column app_public.health_of_integration.accounts is 'Accounts that are connected to it; null for mail.';
comment on column app_public.health_of_integration.last_problem is 'The reason why the last failure failed.';
comment on column app_public.health_of_integration.failing_since is
  'The first failure since the last success; null when the last outcome was a success, and where there was none.';

create function app_public.health_of_integrations() returns setof app_public.health_of_integration
language sql stable rows 20 security definer set search_path = pg_catalog
as $$
  with outcomes (service, problem, ended_on) as (
    select service, code, ended_on from app_private.provider_calls
    union all
    select 'mail', problem, last_tried_on from app_private.outbox
    union all
    select 'webhooks', case when not is_delivered then error end, sent_on from app_public.webhook_attempts
    where type <> 'endpoint.tested'
  ), known (service, name, type, accounts, place) as (
    select 'mail', 'Mail', 'mail', null::int, 1
    union all
    select 'webhooks', 'Webhooks', 'webhooks', (select count(distinct account_id)::int from app_public.webhook_endpoints), 2
    union all
    select integrations.service, min(partners.name), min(integrations.type), count(distinct connected.account_id)::int, 3
    from app_public.integrations join app_public.partners on partners.id = integrations.partner_id
    left join app_public.account_integrations as connected
      on connected.integration_id = integrations.id and connected.status = 'complete'
    group by integrations.service
  ), summed as (
    select service, count(*) filter (where problem is null)::int as successes, count(problem)::int as failures,
      max(ended_on) filter (where problem is null) as last_success_on, max(ended_on) filter (where problem is not null) as last_failure_on
    from outcomes where ended_on > app_private.now() - interval '30 days' group by service
  )
  select known.service, known.name, known.type, known.accounts, coalesce(successes, 0), coalesce(failures, 0), last_success_on,
    last_failure_on, (
      select problem from outcomes
      where outcomes.service = known.service and outcomes.ended_on = last_failure_on and problem is not null limit 1
    ), (
      select min(ended_on) from outcomes where outcomes.service = known.service and problem is not null
        and ended_on > app_private.now() - interval '30 days' and coalesce(ended_on > last_success_on, true)
    )
  from known left join summed on summed.service = known.service
  where (select app_private.administers_platform())
  order by known.place, known.name, known.service
$$;
comment on function app_public.health_of_integrations is
  'The last outcomes of mail, webhooks and each provider; for administrators of the platform.';
grant execute on function app_public.health_of_integrations to app_user;
