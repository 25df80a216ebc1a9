-- Links that are mailed: to claim an account, to take its ownership over, to add an address to one's own. Only a token's
-- hash is kept.
create table app_private.mail_links (
  -- Names the mail, so that it can be sent again; opens nothing.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('claim', 'ownership', 'address', 'undo', 'passkey')),
  -- Null for links of a person: an address, its removal, a first passkey.
  account_id uuid references app_public.accounts on delete cascade,
  email text not null check (app_private.is_email(email)),
  -- The owner who offers the account, or the person who wants the address; null for a claim.
  asked_by uuid references app_public.users on delete cascade,
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz,
  sent_on timestamptz,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, kind, email),
  check ((kind in ('address', 'undo', 'passkey')) = (account_id is null) and (kind = 'claim') = (asked_by is null))
);
alter table app_private.mail_links enable row level security;
create index on app_private.mail_links (asked_by);
create unique index on app_private.mail_links (asked_by, kind, email) where account_id is null;

create function app_private.escape_html(words text) returns text
language sql immutable strict set search_path = pg_catalog
as $$
  select replace(replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;

create function app_private.hash_token(token text) returns bytea
language sql immutable strict set search_path = pg_catalog
as $$ select sha256(convert_to(token, 'UTF8')) $$;

create function app_private.wants_mail(email text, kind text) returns boolean
language plpgsql stable set search_path = pg_catalog
as $$
begin
  return kind is null or not exists (
    select from app_public.users join app_public.mail_choices on mail_choices.user_id = users.id
    where users.emails @> array[lower(btrim(email))] and mail_choices.kind = wants_mail.kind and not is_on
  );
end
$$;
comment on function app_private.wants_mail is 'True unless a person with the address has turned off this kind of mail.';

/*
 * The limit of mail. An account sends at most 100 mails within an hour, and an address is sent at most 30, by however many
 * accounts. One mail more refuses the transaction as a whole, and says when to try again.
 *
 * For an address these do not count: notices about a record that its reader has a part in, and mail to the acting person
 * or to people who act for the same account. Otherwise a flood of invitations would stop these notices.
 */
create function app_private.mail_limits(out per_account int, out per_address int, out span interval)
language sql immutable set search_path = pg_catalog
as $$ select 100, 30, interval '1 hour' $$;

create function app_private.refuse_mail(sentence text, free_on timestamptz) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  minutes int := greatest(1, ceil(extract(epoch from free_on - app_private.now()) / 60)::int);
begin
  perform app_private.refuse('rate_limited',
    format('%s Please try again in %s.', sentence, case minutes when 1 then '1 minute' else minutes || ' minutes' end),
    jsonb_build_object('retryOn', free_on));
end
$$;

create function app_private.is_own_person(address text) returns boolean
language plpgsql stable set search_path = pg_catalog
as $$
begin
  return exists (
    select from app_public.users
    where emails @> array[address] and (id = app_private.user_id() or exists (
      select from app_public.users_accounts as places
      where places.user_id = users.id and places.account_id = app_private.account_id()
        and not exists (select from app_private.invited_delegates where users_account_id = places.id)
    ))
  );
end
$$;
comment on function app_private.is_own_person is 'True if the address is of the acting person, or of one who acts for the same account.';

-- When a refusal would reveal the use of an address, the mail is omitted instead.
create function app_private.mail_quietly(is_quiet boolean) returns void
language sql volatile set search_path = pg_catalog
as $$ select set_config('app.quiet_mail', case when is_quiet then 'on' else '' end, true) $$;
comment on function app_private.mail_quietly is
  'From now on, in this transaction, mail beyond the limit is left out without a refusal, and counts for no account.';

create function app_private.is_quiet_mail() returns boolean
language sql stable set search_path = pg_catalog
as $$ select app_private.account_id() is null or coalesce(current_setting('app.quiet_mail', true), '') = 'on' $$;

create function app_private.allow_mail(address text, is_notice boolean) returns boolean
language plpgsql stable set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  limits record := app_private.mail_limits();
  since timestamptz := app_private.now() - limits.span;
  is_quiet boolean := app_private.is_quiet_mail();
  free_on timestamptz;
begin
  if not is_quiet then
    select created_on + limits.span into free_on from app_private.outbox
    where account_id = app_private.account_id() and created_on > since
    order by created_on desc offset limits.per_account - 1 limit 1;
    if free_on is not null then
      perform app_private.refuse_mail('This account has sent as many emails as it may within an hour.', free_on);
    end if;
  end if;
  if is_notice or app_private.is_own_person(address) then
    return true;
  end if;
  select created_on + limits.span into free_on from app_private.outbox
  where lower(to_email) = address and not outbox.is_notice and created_on > since
  order by created_on desc offset limits.per_address - 1 limit 1;
  if free_on is not null and not is_quiet then
    perform app_private.refuse_mail('This address has been sent as many emails as it may be within an hour.', free_on);
  end if;
  return free_on is null;
end
$$;
comment on function app_private.allow_mail is 'True if a mail may be sent now; refuses with the time of the next, unless it is to be left out quietly.';

create function app_private.send_mail(
  email text, subject text, words text, link text, label text, kind text default null, is_notice boolean default false
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  is_own boolean;
begin
  if email is null or not app_private.wants_mail(email, kind) or not app_private.allow_mail(lower(btrim(email)), is_notice) then
    return;
  end if;
  is_own := app_private.is_own_person(lower(btrim(email)));
  insert into app_private.outbox (to_email, subject, html, locale, account_id, is_notice)
  values (email, subject, format('<p>%s</p><p><a href="%s">%s</a></p>',
    -- A name such as Corp. ends the sentence by itself.
    app_private.escape_html(regexp_replace(words, '([^.])\.\.(?=\s|$)', '\1.', 'g')),
    app_private.escape_html(link), app_private.escape_html(label)), app_private.locale_of(email),
    case when not app_private.is_quiet_mail() then app_private.account_id() end, is_notice or is_own);
end
$$;
comment on function app_private.send_mail is
  'A paragraph and a link, as text: markup in names stays text. Of a kind, it may be turned off; without one it comes, unless the limit of mail is reached.';

create function app_private.mail_of_link(
  kind text, account_name text, out subject text, out words text, out label text
)
language sql immutable set search_path = pg_catalog
as $$
  select 'Claim your account ' || account_name,
    'An account was made for you: ' || account_name || '. Claim it with this link within seven days.', 'Claim the account'
  where kind = 'claim'
  union all
  select 'You are to own ' || account_name,
    'The owner of ' || account_name || ' wants to hand it over to you. Accept with this link within seven days.',
    'Become the owner'
  where kind = 'ownership'
  union all
  select 'Confirm your address',
    'A request was made to sign in with this address. If you made it, confirm with this link within seven days. If you '
      || 'did not, you need not do anything.',
    'Confirm the address'
  where kind = 'address'
  union all
  select 'Add your first passkey',
    'A request was made to add a passkey for you. If you made it, continue with this link within an hour, in the '
      || 'browser in which you are signed in. If you did not, end your sessions and inform your support.',
    'Go on'
  where kind = 'passkey'
$$;

create function app_private.send_link(link_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  token text := encode(app_private.gen_random_bytes(32), 'hex');
  link app_private.mail_links;
  account_name text;
begin
  update app_private.mail_links set
    token_hash = app_private.hash_token(token), sent_on = app_private.now(), used_at = null,
    expires_at = app_private.now() + case when kind = 'passkey' then interval '1 hour' else interval '7 days' end
  where id = link_id returning * into link;
  select name into account_name from app_public.accounts where id = link.account_id;
  perform app_private.send_mail(link.email, subject, words, '/authenticate/claim?token=' || token, label)
  from app_private.mail_of_link(link.kind, account_name);
end
$$;
comment on function app_private.send_link is 'Mails the link with a new token; the one mailed before opens nothing any more.';
