create function app_private.list_people(only_one uuid default null) returns setof app_public.platform_person
language sql stable security definer set search_path = pg_catalog
as $$
  select users.id, concat_ws(' ', users.first_name, users.last_name), users.emails[1],
    case users.status when 'inactive' then 'suspended' else users.status end, places.accounts, coalesce(opened.sessions, 0),
    opened.last_seen_at, users.created_on, users.id = app_private.user_id()
  from app_public.users
  left join lateral (
    select string_agg(accounts.name, ', ' order by accounts.name, accounts.id) as accounts
    from app_public.users_accounts as member join app_public.accounts on accounts.id = member.account_id
    where member.user_id = users.id
  ) as places on true
  left join lateral (
    select count(*)::int as sessions, max(listed.last_used_at) as last_seen_at from app_public.user_sessions as listed
    where listed.user_id = users.id and listed.expires_at > app_private.now()
  ) as opened on true
  where only_one is null or users.id = only_one
$$;

create function app_public.platform_people(search text default '', status text default null)
returns setof app_public.platform_person
language sql stable rows 200 security definer set search_path = pg_catalog
as $$
  select people.* from app_private.list_people() as people join app_public.users on users.id = people.id
  where (select app_private.administers_platform())
    and (platform_people.status is null or people.status = platform_people.status)
    and app_private.mentions(concat_ws(' ', people.name, array_to_string(users.emails, ' '), people.accounts), platform_people.search)
  order by users.last_name, users.first_name, users.id
$$;
comment on function app_public.platform_people is
  'People whose name, addresses or accounts contain the text; for administrators of the platform.';

create function app_public.platform_person(person_id uuid) returns app_public.platform_person
language sql stable security definer set search_path = pg_catalog
as $$
  select people from app_private.list_people(coalesce(person_id, '00000000-0000-0000-0000-000000000000')) as people
  where (select app_private.administers_platform())
$$;
comment on function app_public.platform_person is 'A person; for administrators of the platform.';

create function app_public.places_of_person(person_id uuid) returns setof app_public.place_of_person
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select member.id, accounts.name, accounts.type, member.role, known.status
  from app_public.users_accounts as member join app_public.accounts on accounts.id = member.account_id
  cross join lateral app_private.membership(member.user_id, member.account_id) as known
  where member.user_id = person_id and (select app_private.administers_platform())
  order by accounts.name, accounts.id
$$;
comment on function app_public.places_of_person is 'The accounts for which a person acts; for administrators of the platform.';

create function app_public.sessions_of_person(person_id uuid) returns setof app_public.session_of_person
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select listed.id, listed.browser, listed.system, listed.network, listed.last_used_at, listed.created_on,
    listed.id is not distinct from app_private.session_id()
  from app_public.user_sessions as listed
  where listed.user_id = person_id and listed.expires_at > app_private.now() and (select app_private.administers_platform())
  order by listed.last_used_at desc, listed.id
$$;
comment on function app_public.sessions_of_person is
  'The open sessions of a person, those used last first; for administrators of the platform.';

create function app_public.suspensions_of_person(person_id uuid) returns setof app_public.suspension_of_person
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select suspensions.id, reason, concat_ws(' ', beginner.first_name, beginner.last_name), suspended_on,
    nullif(concat_ws(' ', ender.first_name, ender.last_name), ''), restored_on
  from app_private.suspensions
  left join app_public.users as beginner on beginner.id = suspended_by
  left join app_public.users as ender on ender.id = restored_by
  where suspensions.user_id = person_id and (select app_private.administers_platform())
  order by suspended_on desc, suspensions.id
$$;
comment on function app_public.suspensions_of_person is
  'The suspensions of a person, the latest first; for administrators of the platform.';

create function app_private.lock_other_person(person_id uuid) returns app_public.users
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  found app_public.users;
begin
  select * into found from app_public.users where id = person_id for update;
  if found.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif found.id = app_private.user_id() then
    perform app_private.refuse('own_access', 'notToYourself');
  end if;
  return found;
end
$$;

create function app_private.reason_of_suspension(reason text) returns text
language plpgsql stable set search_path = pg_catalog
as $$
declare
  written constant text := coalesce(btrim(reason), '');
begin
  perform app_private.refuse_fields(jsonb_build_object('reason', case
    when written = '' then 'suspensionReasonRequired' when length(written) > 500 then 'reasonLong' end));
  return written;
end
$$;
comment on function app_private.reason_of_suspension is 'Returns the reason of a suspension as it is kept, and refuses one that is missing or too long.';

create function app_public.suspend_person(person_id uuid, reason text) returns app_public.platform_person
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person app_public.users;
  written text;
begin
  perform app_private.require_operation('suspend_person');
  person := app_private.lock_other_person(suspend_person.person_id);
  written := app_private.reason_of_suspension(suspend_person.reason);
  if person.status <> 'inactive' then
    insert into app_private.suspensions (user_id, reason, status_before, suspended_by)
    values (person.id, written, person.status, app_private.user_id());
    -- A trigger ends the sessions.
    update app_public.users set status = 'inactive' where id = person.id;
  end if;
  return (select people from app_private.list_people(person.id) as people);
end
$$;
comment on function app_public.suspend_person is
  'Suspends a person: all their sessions end at once, and they cannot sign in. A repeated call changes nothing.';

create function app_public.restore_person(person_id uuid) returns app_public.platform_person
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person app_public.users;
  ended app_private.suspensions;
begin
  perform app_private.require_operation('restore_person');
  person := app_private.lock_other_person(restore_person.person_id);
  if person.status = 'inactive' then
    update app_private.suspensions set restored_by = app_private.user_id(), restored_on = app_private.now()
    where user_id = person.id and restored_on is null returning * into ended;
    update app_public.users set status = coalesce(ended.status_before, 'active') where id = person.id;
  end if;
  return (select people from app_private.list_people(person.id) as people);
end
$$;
comment on function app_public.restore_person is 'Ends the suspension of a person: they can sign in again. A repeated call changes nothing.';

create function app_public.end_person_sessions(person_id uuid, session_id uuid default null) returns app_public.platform_person
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person app_public.users;
begin
  perform app_private.require_operation('end_person_sessions');
  person := app_private.lock_other_person(end_person_sessions.person_id);
  perform app_private.end_sessions_of(person.id, 'ended_by_platform', only_one => end_person_sessions.session_id);
  return (select people from app_private.list_people(person.id) as people);
end
$$;
comment on function app_public.end_person_sessions is
  'Ends one session of a person, or all of them, including those of vendors'' pages. They can sign in again.';

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
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  if mail.status = 'failed' then
    insert into app_private.message_retries (mail_id, retried_by) values (mail.id, app_private.user_id());
    update app_private.outbox set tries = tries + 1, last_tried_on = app_private.now() where id = mail.id;
  elsif delivery.status = 'failed' then
    select * into endpoint from app_public.webhook_endpoints where id = delivery.endpoint_id;
    if not endpoint.is_enabled then
      perform app_private.refuse('webhook_endpoint_disabled', 'webhookDisabled');
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

create function app_private.forget_messages() returns void
language sql volatile set search_path = pg_catalog
as $$ delete from app_private.provider_calls where ended_on < app_private.now() - interval '30 days' $$;
comment on function app_private.forget_messages is 'Deletes calls of providers that are older than 30 days.';

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

create function app_private.is_account_suspended(account_id uuid) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select exists (
    select from app_private.account_suspensions as suspensions
    where suspensions.account_id = is_account_suspended.account_id and restored_on is null
  )
$$;

create function app_private.list_accounts(only_one uuid default null) returns setof app_public.platform_account
language sql stable security definer set search_path = pg_catalog
as $$
  select accounts.id, accounts.name, accounts.type, accounts.email, (
      select managers.name from app_public.managed_accounts as managed
      join app_public.accounts as managers on managers.id = managed.account_id
      where managed.entity_id = accounts.id and managed.claimed_on is null
      order by managed.created_on, managed.id limit 1
    ),
    case when app_private.is_account_suspended(accounts.id) then 'suspended' else 'active' end,
    coalesce(places.people, 0), coalesce(places.sessions, 0), accounts.created_on, accounts.id = app_private.account_id()
  from app_public.accounts
  left join lateral (
    select count(*)::int as people, sum(opened.sessions)::int as sessions
    from app_public.users_accounts as member
    cross join lateral (
      select count(*) as sessions from app_public.user_sessions as listed
      where listed.user_id = member.user_id and listed.expires_at > app_private.now()
    ) as opened
    where member.account_id = accounts.id
  ) as places on true
  where only_one is null or accounts.id = only_one
$$;

create function app_public.platform_accounts(search text default '', type text default null, status text default null)
returns setof app_public.platform_account
language sql stable rows 200 security definer set search_path = pg_catalog
as $$
  select listed.* from app_private.list_accounts() as listed join app_public.accounts on accounts.id = listed.id
  where (select app_private.administers_platform())
    and (platform_accounts.type is null or listed.type = platform_accounts.type)
    and (platform_accounts.status is null or listed.status = platform_accounts.status)
    and app_private.mentions(concat_ws(' ', listed.name, accounts.legal_name, listed.email, accounts.contact_name, accounts.slug,
      listed.id), platform_accounts.search)
  order by listed.name, listed.id
$$;
comment on function app_public.platform_accounts is
  'Accounts whose names, address, contact, slug or id contain the text; for administrators of the platform.';

create function app_public.platform_account(account_id uuid) returns app_public.platform_account
language sql stable security definer set search_path = pg_catalog
as $$
  select listed from app_private.list_accounts(coalesce(account_id, '00000000-0000-0000-0000-000000000000')) as listed
  where (select app_private.administers_platform())
$$;
comment on function app_public.platform_account is 'An account; for administrators of the platform.';

create function app_public.people_of_account(account_id uuid) returns setof app_public.person_of_account
language sql stable rows 10 security definer set search_path = pg_catalog
as $$
  select member.id, users.id, concat_ws(' ', users.first_name, users.last_name), users.emails[1], member.role,
    case when users.status = 'inactive' then 'suspended'
      when member.status = 'active'
        and exists (select from app_private.invited_delegates where users_account_id = member.id) then 'invited'
      else member.status end,
    (select count(*)::int from app_public.user_sessions as listed
      where listed.user_id = users.id and listed.expires_at > app_private.now())
  from app_public.users_accounts as member join app_public.users on users.id = member.user_id
  where member.account_id = people_of_account.account_id and (select app_private.administers_platform())
  order by array_position('{account_owner,account_admin,account_viewer}'::text[], member.role), users.last_name, users.first_name, member.id
$$;
comment on function app_public.people_of_account is
  'The delegates of an account, its owner first; for administrators of the platform.';

create function app_public.suspensions_of_account(account_id uuid) returns setof app_public.suspension_of_account
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select suspensions.id, reason, concat_ws(' ', beginner.first_name, beginner.last_name), suspended_on,
    nullif(concat_ws(' ', ender.first_name, ender.last_name), ''), restored_on
  from app_private.account_suspensions as suspensions
  left join app_public.users as beginner on beginner.id = suspended_by
  left join app_public.users as ender on ender.id = restored_by
  where suspensions.account_id = suspensions_of_account.account_id and (select app_private.administers_platform())
  order by suspended_on desc, suspensions.id
$$;
comment on function app_public.suspensions_of_account is
  'The suspensions of an account, the latest first; for administrators of the platform.';

-- Broker and issuers that it manages have the same people: the change is announced to those of all of them.
create function app_private.announce_to_people() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changed constant uuid := coalesce(new.account_id, old.account_id);
  keys text[] := array(
    select distinct memberships.user_id::text from app_private.memberships
    where memberships.account_id = changed or memberships.account_id in (
      select entity_id from app_public.managed_accounts as managed
      where managed.account_id = changed and managed.claimed_on is null
    )
  );
begin
  perform pg_notify('app_change', json_build_object('table', 'users_accounts', 'any', keys[first : first + 99])::text)
  from generate_series(1, cardinality(keys), 100) as first;
  return null;
end
$$;
comment on function app_private.announce_to_people is
  'Tells the pages of an account''s people to read their permissions again; closes the sockets of those who can no longer act for it.';

create function app_private.lock_other_account(account_id uuid) returns app_public.accounts
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  found app_public.accounts;
begin
  select * into found from app_public.accounts where id = account_id for no key update;
  if found.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif found.id = app_private.account_id() then
    perform app_private.refuse('own_access', 'notToYourself');
  end if;
  return found;
end
$$;

create function app_public.suspend_account(account_id uuid, reason text) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
  written text;
begin
  perform app_private.require_operation('suspend_account');
  account := app_private.lock_other_account(suspend_account.account_id);
  written := app_private.reason_of_suspension(suspend_account.reason);
  if not app_private.is_account_suspended(account.id) then
    insert into app_private.account_suspensions (account_id, reason, suspended_by)
    values (account.id, written, app_private.user_id());
    -- The sessions of a vendor's pages end with the vendor.
    perform set_config('app.session_end', 'ended_by_platform', true);
    delete from app_private.sessions
    where embed_key_id in (select keys.id from app_public.embed_keys as keys where keys.account_id = account.id);
    perform set_config('app.session_end', '', true);
  end if;
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.suspend_account is
  'Suspends an account: none of its people can act for it, and its secret keys stop working. A repeated call changes nothing.';

create function app_public.restore_account(account_id uuid) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
begin
  perform app_private.require_operation('restore_account');
  account := app_private.lock_other_account(restore_account.account_id);
  update app_private.account_suspensions as suspensions
  set restored_by = app_private.user_id(), restored_on = app_private.now()
  where suspensions.account_id = account.id and restored_on is null;
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.restore_account is
  'Ends the suspension of an account: its people can act for it again. A repeated call changes nothing.';

create function app_public.end_account_sessions(account_id uuid) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
begin
  perform app_private.require_operation('end_account_sessions');
  account := app_private.lock_other_account(end_account_sessions.account_id);
  perform app_private.end_sessions_of(member.user_id, 'ended_by_platform')
  from app_public.users_accounts as member
  where member.account_id = account.id and member.user_id is distinct from app_private.user_id();
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.end_account_sessions is
  'Ends all sessions of the delegates of an account, except those of the current user. They can sign in again.';

create function app_public.features_of_account(account_id uuid) returns setof app_public.feature_of_account
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select known.feature, disabled.id is null, nullif(concat_ws(' ', users.first_name, users.last_name), ''), disabled.disabled_on
  from unnest(app_private.feature_names()) with ordinality as known (feature, place)
  join app_public.accounts on accounts.id = features_of_account.account_id
  left join app_private.disabled_features as disabled on disabled.account_id = accounts.id and disabled.feature = known.feature
  left join app_public.users on users.id = disabled.disabled_by
  where (select app_private.administers_platform()) and exists (
    select from app_private.feature_operations as belonging
    join app_private.permissions on permissions.operation = belonging.operation
    where belonging.feature = known.feature and permissions.account_type = accounts.type
  )
  order by known.place
$$;
comment on function app_public.features_of_account is
  'The features that an account of its type has, each on or off; for administrators of the platform.';

create function app_public.switch_feature(account_id uuid, feature text, is_on boolean) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
begin
  perform app_private.require_operation('switch_feature');
  account := app_private.lock_other_account(switch_feature.account_id);
  if not exists (
    select from app_public.features_of_account(account.id) as known where known.feature = switch_feature.feature
  ) then
    perform app_private.refuse_field('feature', 'noSuchFeature');
  elsif switch_feature.is_on is null then
    perform app_private.refuse_field('isOn', 'valueMissing');
  elsif switch_feature.is_on then
    delete from app_private.disabled_features as disabled
    where disabled.account_id = account.id and disabled.feature = switch_feature.feature;
    -- Events that waited are sent now.
    perform pg_notify('app_webhook', '');
  else
    insert into app_private.disabled_features (account_id, feature, disabled_by)
    values (account.id, switch_feature.feature, app_private.user_id()) on conflict do nothing;
  end if;
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.switch_feature is
  'Switches a feature of an account off or on; operations of a feature that is off are refused. A repeated call changes nothing.';

create function app_private.list_brands(only_one text default null) returns setof app_public.platform_brand
language sql stable security definer set search_path = pg_catalog
as $$
  select known.slug, known.name, coalesce(latest.number, 0),
    nullif(concat_ws(' ', users.first_name, users.last_name), ''), latest.published_on
  from (
    select accounts.slug, accounts.name from app_public.accounts where accounts.slug is not null
    union all
    select 'capstan', null where not exists (select from app_public.accounts where accounts.slug = 'capstan')
  ) as known
  left join lateral (
    select versions.number, versions.published_by, versions.published_on from app_private.brand_versions as versions
    where versions.slug = known.slug order by versions.number desc limit 1
  ) as latest on true
  left join app_public.users on users.id = latest.published_by
  where only_one is null or known.slug = only_one
$$;

create function app_public.platform_brands(search text default '') returns setof app_public.platform_brand
language sql stable rows 50 security definer set search_path = pg_catalog
as $$
  select brands.* from app_private.list_brands() as brands
  where (select app_private.administers_platform())
    and app_private.mentions(concat_ws(' ', brands.name, brands.slug), platform_brands.search)
  order by brands.name nulls first, brands.slug
$$;
comment on function app_public.platform_brands is
  'Brands of the platform and of accounts with a slug, by name; for administrators of the platform.';

create function app_public.brand_versions(slug text) returns setof app_public.brand_version
language sql stable rows 20 security definer set search_path = pg_catalog
as $$
  select versions.id, versions.number, versions.document::json, versions.taken_from,
    nullif(concat_ws(' ', users.first_name, users.last_name), ''), versions.published_on
  from app_private.brand_versions as versions left join app_public.users on users.id = versions.published_by
  where versions.slug = brand_versions.slug and (select app_private.administers_platform())
  order by versions.number desc
$$;
comment on function app_public.brand_versions is
  'The versions of a brand that were published, the latest first; for administrators of the platform.';

create function app_private.add_brand_version(slug text, document jsonb, taken_from int, based_on int) returns app_public.platform_brand
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  served app_public.platform_brand;
begin
  if based_on is null then
    perform app_private.refuse_field('basedOn', 'valueMissing');
  end if;
  -- One at a time, so that two versions never take one number.
  perform pg_advisory_xact_lock(hashtextextended('brand:' || slug, 0));
  select * into served from app_private.list_brands(slug);
  if served.number <> based_on then
    perform app_private.refuse('changed_elsewhere', 'changedElsewhere',
      jsonb_build_object('version', served.number, 'changedBy', served.published_by, 'changedOn', served.published_on));
  end if;
  insert into app_private.brand_versions (slug, number, document, taken_from, published_by)
  select slug, coalesce(max(versions.number), 0) + 1, document, taken_from, app_private.user_id()
  from app_private.brand_versions as versions where versions.slug = slug;
  return (select brands from app_private.list_brands(slug) as brands);
end
$$;

create function app_public.publish_brand(slug text, document json, based_on int) returns app_public.platform_brand
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  written constant jsonb := document::jsonb;
begin
  perform app_private.require_operation('publish_brand');
  if not exists (select from app_private.list_brands(coalesce(slug, ''))) then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif coalesce(jsonb_typeof(written) <> 'object' or jsonb_typeof(written -> 'colors' -> 'primary') <> 'string', true) then
    perform app_private.refuse_field('document', 'brandPrimary');
  elsif length(written::text) > 29000 then
    perform app_private.refuse_field('document', 'brandTooLong');
  end if;
  return app_private.add_brand_version(slug, written || jsonb_build_object('slug', slug), null, based_on);
end
$$;
comment on function app_public.publish_brand is
  'Publishes a version of a brand: its address serves the document, and pages use it when they are next loaded. The input contains the version that is served now; with another one it is refused with `changed_elsewhere`.';

create function app_public.take_back_brand(slug text, number int, based_on int) returns app_public.platform_brand
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  earlier app_private.brand_versions;
begin
  perform app_private.require_operation('take_back_brand');
  select * into earlier from app_private.brand_versions as versions where versions.slug = slug and versions.number = number;
  if earlier.id is null and (number is distinct from 0 or not exists (select from app_private.list_brands(coalesce(slug, '')))) then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return app_private.add_brand_version(slug, earlier.document, number, based_on);
end
$$;
comment on function app_public.take_back_brand is
  'Publishes an earlier version of a brand again, as a new version; 0 is the document that came with the platform. The input contains the version that is served now, as for `publishBrand`.';
