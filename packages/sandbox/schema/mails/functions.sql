create function app_private.prefer_mail() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.vendor_default_email_preferences (account_id) values (new.id);
  return null;
end
$$;

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

create function app_private.refuse_mail(key text, free_on timestamptz) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  minutes int := greatest(1, ceil(extract(epoch from free_on - app_private.now()) / 60)::int);
begin
  perform app_private.refuse('rate_limited', app_private.with_values(key, jsonb_build_object('count', minutes)),
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
comment on function app_private.is_own_person is 'True if the address belongs to the current user, or to another user of the same account.';

-- When a refusal would reveal the use of an address, the mail is omitted instead.
create function app_private.mail_quietly(is_quiet boolean) returns void
language sql volatile set search_path = pg_catalog
as $$ select set_config('app.quiet_mail', case when is_quiet then 'on' else '' end, true) $$;
comment on function app_private.mail_quietly is
  'For the rest of the transaction, mail beyond the limit is dropped without a refusal and counts for no account.';

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
      perform app_private.refuse_mail('accountMailLimit', free_on);
    end if;
  end if;
  if is_notice or app_private.is_own_person(address) then
    return true;
  end if;
  select created_on + limits.span into free_on from app_private.outbox
  where lower(to_email) = address and not outbox.is_notice and created_on > since
  order by created_on desc offset limits.per_address - 1 limit 1;
  if free_on is not null and not is_quiet then
    perform app_private.refuse_mail('addressMailLimit', free_on);
  end if;
  return free_on is null;
end
$$;
comment on function app_private.allow_mail is 'True if a mail may be sent now; refuses with the time of the next, unless it is to be left out quietly.';

-- A mail is written with texts of the catalogue, by their keys: in English here, and in the language of its reader when it is read.
create function app_private.mail_contents(subject text, words text, details jsonb, link text, label text) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_build_object('subject', subject, 'words', words, 'details', details, 'link', link, 'label', label)
$$;

create function app_private.mail_text(key text, details jsonb) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  forms jsonb := app_private.mail_texts() -> key;
begin
  if forms is null then
    raise exception 'There is no text "%" for mails.', key;
  end if;
  return app_private.fill_in(forms, details);
end
$$;
comment on function app_private.mail_text is 'A text of the catalogue in English, with its values.';

create function app_private.write_mail(contents jsonb, out subject text, out html text)
language sql stable set search_path = pg_catalog
as $$
  select app_private.mail_text(contents ->> 'subject', contents -> 'details'),
    format('<p>%s</p><p><a href="%s">%s</a></p>',
      -- A name such as Corp. ends the sentence by itself.
      app_private.escape_html(regexp_replace(
        app_private.mail_text(contents ->> 'words', contents -> 'details'), '([^.])\.\.(?=\s|$)', '\1.', 'g')),
      app_private.escape_html(contents ->> 'link'),
      app_private.escape_html(app_private.mail_text(contents ->> 'label', contents -> 'details')))
$$;

create function app_private.send_mail(
  email text, subject text, words text, details jsonb, link text, label text, kind text default null,
  is_notice boolean default false
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  is_own boolean;
  contents jsonb := app_private.mail_contents(subject, words, details, link, label);
begin
  if email is null or not app_private.wants_mail(email, kind) or not app_private.allow_mail(lower(btrim(email)), is_notice) then
    return;
  end if;
  is_own := app_private.is_own_person(lower(btrim(email)));
  insert into app_private.outbox (to_email, subject, html, contents, locale, account_id, is_notice)
  select email, written.subject, written.html, contents, app_private.locale_of(email),
    case when not app_private.is_quiet_mail() then app_private.account_id() end, is_notice or is_own
  from app_private.write_mail(contents) as written;
end
$$;
comment on function app_private.send_mail is
  'Sends a mail with a paragraph and a link, by the keys of their texts; names are plain text. A mail of a kind can be turned off by its receiver; one without a kind is sent unless the limit is reached.';

create function app_private.send_link(link_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  token text := encode(app_private.gen_random_bytes(32), 'hex');
  link app_private.mail_links;
  account_name text;
  texts text;
begin
  update app_private.mail_links set
    token_hash = app_private.hash_token(token), sent_on = app_private.now(), used_at = null,
    expires_at = app_private.now() + case when kind = 'passkey' then interval '1 hour' else interval '7 days' end
  where id = link_id returning * into link;
  select name into account_name from app_public.accounts where id = link.account_id;
  texts := case link.kind when 'passkey' then 'passkeyFirst' else link.kind end;
  perform app_private.send_mail(link.email, texts || 'Subject', texts, jsonb_build_object('account', account_name),
    '/authenticate/claim?token=' || token, texts || 'Link');
end
$$;
comment on function app_private.send_link is 'Mails the link with a new token; the one mailed before becomes invalid.';

-- Mailed links: opening one changes nothing and describes its effect; confirming it has that effect, once.
create function app_private.receiver_of(link app_private.mail_links) returns app_public.users
language sql stable set search_path = pg_catalog
as $$
  select users from app_public.users
  where case when link.account_id is null then id = link.asked_by else emails @> array[link.email] end
  -- As signing in chooses.
  order by status = 'inactive', created_on, id limit 1
$$;
comment on function app_private.receiver_of is
  'The user for whom a link works: the owner of its address, or the user who wants to add it; null for an unknown address.';

create function app_private.is_barred(link app_private.mail_links) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(receiver.status = 'inactive', false) or exists (
    select from app_public.users_accounts as places
    where places.user_id = receiver.id and places.account_id = link.account_id and places.status = 'suspended'
  )
  from app_private.receiver_of(link) as receiver
$$;
comment on function app_private.is_barred is 'True if its receiver may not sign in, or is suspended from the account.';

create function app_private.status_of(link app_private.mail_links) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    when link.id is null then 'invalid-token'
    when link.used_at is not null then 'used'
    when link.expires_at <= app_private.now() then 'expired-token'
    -- A suspended person and a removed address leave nothing to undo.
    when link.kind = 'undo' and not exists (
      select from app_public.users where id = link.asked_by and emails @> array[link.email]
    ) then 'used'
    when link.kind = 'undo' then 'open'
    when link.kind = 'claim' and app_private.is_claimed(link.account_id) then 'used'
    when link.kind = 'ownership' and not app_private.is_owner(link.asked_by, link.account_id) then 'invalid-token'
    when app_private.is_barred(link) then 'invalid-token'
    when link.kind = 'address' and exists (
      select from app_public.users where emails @> array[link.email] and id <> link.asked_by
    ) then 'taken'
    else 'open' end
$$;
comment on function app_private.status_of is
  'The state of a link: open, taken (by another person), or a status that /account/claim knows.';

create function app_private.reader_of(link app_private.mail_links, signed_in uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    -- Undoing needs no sign-in: any reader of the mail may undo.
    when link.kind = 'undo' then 'receiver'
    when signed_in is null then 'visitor'
    -- An unknown address belongs to another person than the signed-in one.
    when signed_in = (app_private.receiver_of(link)).id then 'receiver'
    else 'other-user' end
$$;
comment on function app_private.reader_of is 'The visitor who opened a link, by the session of the browser.';

create function app_private.look_at_link(
  token text, signed_in uuid, out status text, out kind text, out email text, out email_id uuid, out account_name text,
  out account_type text, out reader text
)
language plpgsql stable set search_path = pg_catalog
as $$
declare
  link app_private.mail_links;
begin
  select * into link from app_private.mail_links where token_hash = app_private.hash_token(token);
  status := app_private.status_of(link);
  kind := link.kind;
  email := link.email;
  email_id := case when status = 'expired-token' then link.id end;
  reader := app_private.reader_of(link, signed_in);
  select name, type into account_name, account_type from app_public.accounts
  where id = link.account_id and status = 'open';
end
$$;
comment on function app_private.look_at_link is 'The effect of a mailed link, its address, and whether its receiver is signed in.';

create function app_private.take_account(link app_private.mail_links) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  receiver uuid;
  operation uuid := gen_random_uuid();
begin
  if app_private.receiver_of(link) is null then
    perform app_private.person_of(link.email, split_part(known, ' ', 1), substr(known, strpos(known || ' ', ' ') + 1))
    from (select left(coalesce(contact_name, name), 100) as known from app_public.accounts where id = link.account_id) as account;
  end if;
  -- A person who reads the mail of an address counts as present, as after signing in with it.
  receiver := app_private.sign_in(link.email);
  perform set_config('app.user_id', receiver::text, true), set_config('app.account_id', link.account_id::text, true),
    set_config('app.operation_id', operation::text, true);
  perform app_private.hand_over(link.account_id, link.asked_by, receiver);
  perform app_private.record_operation(operation, 'claimAccount');
end
$$;

create function app_private.offer_undo(person uuid, address text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  token text := encode(app_private.gen_random_bytes(32), 'hex');
begin
  insert into app_private.mail_links (kind, email, asked_by, token_hash, sent_on, expires_at)
  values ('undo', address, person, app_private.hash_token(token), app_private.now(), app_private.now() + interval '30 days')
  on conflict (asked_by, kind, email) where account_id is null do update set
    token_hash = excluded.token_hash, sent_on = excluded.sent_on, expires_at = excluded.expires_at, used_at = null;
  perform app_private.send_mail(known, 'addressAddedSubject', 'addressAdded', jsonb_build_object('address', address),
    '/authenticate/claim?token=' || token, 'addressAddedLink')
  from app_public.users, unnest(emails) as known where id = person;
end
$$;
comment on function app_private.offer_undo is
  'Mails the other addresses of a person that one was added, with one link that undoes it.';

create function app_private.drop_address(person uuid, address text, kept uuid default null) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  update app_public.users set emails = array_remove(emails, address) where id = person;
  perform app_private.end_sessions_of(person, 'ended_elsewhere', kept => kept, only_one => sessions.id)
  from app_private.sessions where user_id = person and email = address;
end
$$;
comment on function app_private.drop_address is
  'Takes an address from a person and ends the sessions that were opened with it, except one to keep.';

create function app_private.undo_address(link app_private.mail_links) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  operation uuid := gen_random_uuid();
begin
  perform set_config('app.user_id', link.asked_by::text, true), set_config('app.account_id', '', true),
    set_config('app.operation_id', operation::text, true);
  perform app_private.drop_address(link.asked_by, link.email);
  perform app_private.record_operation(operation, 'undoEmailAddress');
end
$$;

create function app_private.take_address(link app_private.mail_links) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  operation uuid := gen_random_uuid();
begin
  -- The address is the person's, in every account.
  perform set_config('app.user_id', link.asked_by::text, true), set_config('app.account_id', '', true),
    set_config('app.operation_id', operation::text, true);
  perform app_private.offer_undo(link.asked_by, link.email);
  update app_public.users set emails = array_append(emails, link.email) where id = link.asked_by;
  perform app_private.record_operation(operation, 'confirmEmailAddress');
end
$$;

create function app_private.lock_link(token text) returns app_private.mail_links
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  link app_private.mail_links;
begin
  select * into link from app_private.mail_links where token_hash = app_private.hash_token(token);
  -- Address, account, link: all writers lock in this order, so there is no deadlock.
  perform app_private.lock_email(link.email);
  perform from app_public.accounts where id = link.account_id for no key update;
  select * into link from app_private.mail_links where token_hash = app_private.hash_token(token) for update;
  return link;
end
$$;
comment on function app_private.lock_link is 'The link of a token. Of two who confirm it at once the second waits here, and finds it used.';

create function app_private.confirm_link(
  token text, signed_in uuid, session_id uuid default null,
  out status text, out email_id uuid, out account_name text, out kind text
)
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  link app_private.mail_links := app_private.lock_link(token);
  reader text := app_private.reader_of(link, signed_in);
begin
  status := app_private.status_of(link);
  if status = 'open' and (reader = 'other-user' or link.kind in ('address', 'passkey') and reader = 'visitor') then
    status := 'not-receiver';
  elsif status = 'open' then
    update app_private.mail_links set used_at = app_private.now() where id = link.id;
    if link.kind = 'address' then
      perform app_private.take_address(link);
    elsif link.kind = 'undo' then
      perform app_private.undo_address(link);
    elsif link.kind = 'passkey' then
      update app_private.sessions set enrols_until = app_private.now() + interval '10 minutes'
      where sessions.id = confirm_link.session_id;
    else
      perform app_private.take_account(link);
    end if;
    status := 'complete';
  elsif link.used_at > app_private.now() - interval '1 minute' and reader <> 'other-user' then
    -- Confirmed a moment ago: a second click gets the result of the first.
    status := 'complete';
  end if;
  kind := link.kind;
  email_id := case when status = 'expired-token' then link.id end;
  select name into account_name from app_public.accounts where id = link.account_id and status = 'complete';
end
$$;
comment on function app_private.confirm_link is
  'Carries out a mailed link, for its receiver only; not-receiver when another person is signed in.';

create function app_public.choose_mail(kind text, is_on boolean) returns app_public.mail_choices
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  person uuid;
  choice app_public.mail_choices;
begin
  perform app_private.require_operation('choose_mail');
  person := app_private.require_own_session();
  if coalesce(choose_mail.kind not in ('investments', 'offerings', 'withdrawals', 'signed_copies', 'accreditations'), true) then
    perform app_private.refuse_field('kind', 'mailAlways');
  elsif choose_mail.is_on is null then
    perform app_private.refuse_field('isOn', 'valueMissing');
  end if;
  insert into app_public.mail_choices as choices (user_id, kind, is_on) values (person, choose_mail.kind, choose_mail.is_on)
  on conflict (user_id, kind) do update set is_on = excluded.is_on
  returning * into choice;
  return choice;
end
$$;
comment on function app_public.choose_mail is 'Turns a kind of mail off or on for the signed-in person, in all accounts.';
