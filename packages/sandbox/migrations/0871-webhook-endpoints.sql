-- Webhook endpoints: the addresses that a vendor account has its events sent to, and the secrets they are signed with.
create table app_public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  url text not null check (length(url) between 1 and 500),
  event_types text[] not null default '{}',
  is_ordered boolean not null default false,
  is_enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('by_hand', 'failing')),
  disabled_on timestamptz,
  failing_since timestamptz,
  last_error text,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  check (is_enabled = (disabled_on is null)),
  check (is_enabled = (disabled_reason is null))
);
comment on table app_public.webhook_endpoints is 'An address that an account has its events sent to.';
comment on column app_public.webhook_endpoints.event_types is 'The types of events that are sent; empty for all.';
comment on column app_public.webhook_endpoints.is_ordered is
  'True when an event of a record waits until the one before it of the same record is delivered.';
comment on column app_public.webhook_endpoints.disabled_reason is 'by_hand, or failing: every attempt of five days failed. Null while it is enabled.';
comment on column app_public.webhook_endpoints.failing_since is 'The time of the first of the attempts that failed in a row; null after one that succeeded.';
comment on column app_public.webhook_endpoints.last_error is 'The reason why the last attempt failed; null after one that succeeded.';
create index on app_public.webhook_endpoints (account_id, created_on, id);
select app_private.make_live('app_public.webhook_endpoints');

alter table app_public.webhook_endpoints enable row level security;
create policy select_own on app_public.webhook_endpoints for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
create policy update_own on app_public.webhook_endpoints for update using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
create policy delete_own on app_public.webhook_endpoints for delete using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
select app_private.make_writable('app_public.webhook_endpoints', 'webhook_endpoint');
grant select, update (name, url, event_types, is_ordered, version), delete on app_public.webhook_endpoints to app_user;
select app_private.show_as_written('app_public.webhook_endpoints', '@name');
select app_private.allow(operation, '{issuer,broker}') from unnest(array[
  'create_webhook_endpoint', 'update_webhook_endpoint', 'delete_webhook_endpoint', 'rotate_webhook_secret', 'end_webhook_secret',
  'enable_webhook_endpoint', 'disable_webhook_endpoint', 'send_test_event', 'resend_webhook_event', 'recover_webhook_events'
]) as operation;
-- Each of these decides where the events of the account go, or who can sign them.
select app_private.protect(operation) from unnest(array[
  'create_webhook_endpoint', 'update_webhook_endpoint', 'rotate_webhook_secret', 'enable_webhook_endpoint'
]) as operation;

create table app_public.webhook_secrets (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references app_public.webhook_endpoints on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  hint text not null,
  ends_on timestamptz,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.webhook_secrets is 'A secret that the events of an endpoint are signed with. The secret itself is shown once, when it is made.';
comment on column app_public.webhook_secrets.hint is 'The last four characters of the secret.';
comment on column app_public.webhook_secrets.ends_on is 'The time at which it signs no longer; null for the one in use.';
create index on app_public.webhook_secrets (endpoint_id, created_on desc, id);
create index on app_public.webhook_secrets (account_id);
select app_private.make_audited('app_public.webhook_secrets');
alter table app_public.webhook_secrets enable row level security;
create policy select_own on app_public.webhook_secrets for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
grant select on app_public.webhook_secrets to app_user;

-- Encrypted, because it has to sign.
create table app_private.webhook_secret_values (
  secret_id uuid primary key references app_public.webhook_secrets on delete cascade,
  ciphertext bytea not null
);
alter table app_private.webhook_secret_values enable row level security;

/*
 * The address of an endpoint. Here its text is checked: https, and a name that can be public. What the name stands for is
 * checked each time an event is sent.
 */
create function app_private.webhook_url_problem(url text) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    when coalesce(url, '') = '' then 'Address is required.'
    when length(url) > 500 then 'An address has at most 500 characters.'
    -- Of a platform that was started as a sandbox only; no account can choose it.
    when current_setting('app.is_sandbox', true) = 'on'
      and url ~* '^https?://(localhost|127\.0\.0\.1|\[::1\])(:[1-9]\d{0,4})?([/?][!-"$-~]*)?$' then null
    when url !~* '^https://' then 'The address must begin with https://.'
    when url ~ '^[^/]*//[^/?#]*@' then 'Leave the user name and the password out of the address.'
    when url ~* '^https://(\[|[^/?#:]*\.?localhost(?![^/?#:])|[^/?#:]+\.(local|internal|home\.arpa|lan)(?![^/?#:])|[^/?#:]*?(\d+|0x[0-9a-f]*)\.?(?![^/?#:]))'
      then 'This address is inside a network. Enter the name of a host that the internet reaches.'
    when url !~* '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])(:[1-9]\d{0,4})?([/?][!-"$-~]*)?$'
      then 'This is not a valid address. Write it like https://hooks.example.com/capstan.'
  end
$$;
comment on function app_private.webhook_url_problem is 'The reason why an address can be no endpoint; null for one that can.';

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
    perform app_private.refuse_field('name', 'Name is required, with at most 100 characters.');
  elsif (tg_op = 'INSERT' or new.url is distinct from old.url) and app_private.webhook_url_problem(new.url) is not null then
    perform app_private.refuse_field('url', app_private.webhook_url_problem(new.url));
  elsif new.is_ordered is null then
    perform app_private.refuse_field('isOrdered', 'A value is missing.');
  end if;
  select coalesce(one, 'null') into unknown from unnest(new.event_types) as one
  where coalesce(one <> all (app_private.webhook_event_types()), true) limit 1;
  if unknown is not null then
    perform app_private.refuse_field('eventTypes', 'There is no event type ' || left(unknown, 100) || '.');
  end if;
  return new;
end
$$;
create trigger check_webhook_endpoint before insert or update of name, url, event_types, is_ordered
  on app_public.webhook_endpoints for each row execute function app_private.check_webhook_endpoint();

create type app_public.new_webhook_endpoint as (webhook_endpoint app_public.webhook_endpoints, secret text);
comment on type app_public.new_webhook_endpoint is 'An endpoint with a secret that was made just now.';
comment on column app_public.new_webhook_endpoint.secret is
  'The secret, shown only once. Null where the same request is sent again with its key.';

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
    perform app_private.refuse('not_found', 'There is nothing here.');
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
    perform app_private.refuse('too_many_webhook_endpoints', 'An account has at most 20 endpoints. Delete one that is not used.');
  end if;
  insert into app_public.webhook_endpoints (account_id, name, url, event_types, is_ordered)
  values (acting, name, url, coalesce(event_types, '{}'), is_ordered) returning * into endpoint;
  return row(endpoint, app_private.add_webhook_secret(endpoint));
end
$$;
comment on function app_public.create_webhook_endpoint is 'Adds an address that events are sent to, and answers the secret they are signed with.';

create function app_public.rotate_webhook_secret(id uuid, keep_old_for int default 86400) returns app_public.new_webhook_endpoint
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  endpoint app_public.webhook_endpoints := app_private.own_webhook_endpoint(
    rotate_webhook_secret.id, app_private.require_operation('rotate_webhook_secret'));
begin
  if coalesce(keep_old_for not between 0 and 604800, true) then
    perform app_private.refuse_field('keepOldFor', 'keepOldFor must be a number of seconds, at most a week.');
  elsif keep_old_for > 0 and exists (
    select from app_public.webhook_secrets where endpoint_id = endpoint.id and ends_on > app_private.now()
  ) then
    perform app_private.refuse('webhook_secret_rotating', 'The secret before this one still signs. End it first, or wait until it has ended.');
  end if;
  update app_public.webhook_secrets set ends_on = app_private.now() + make_interval(secs => keep_old_for)
  where endpoint_id = endpoint.id and (ends_on is null or ends_on > app_private.now());
  -- A new version, so that an open page reads the secrets again.
  update app_public.webhook_endpoints set name = name where webhook_endpoints.id = endpoint.id returning * into endpoint;
  return row(endpoint, app_private.add_webhook_secret(endpoint));
end
$$;
comment on function app_public.rotate_webhook_secret is
  'Makes another secret. The old one signs too for so many seconds more, a day unless said; with 0 it ends at once.';

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
    perform app_private.refuse('not_found', 'There is nothing here.');
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
grant execute on function app_public.create_webhook_endpoint, app_public.rotate_webhook_secret, app_public.end_webhook_secret,
  app_public.enable_webhook_endpoint, app_public.disable_webhook_endpoint to app_user;
