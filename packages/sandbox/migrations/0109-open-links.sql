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
  'Whom a link serves: the person with its address, or the one who wants the address; null for an unknown address.';

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
    -- To undo needs no sign-in: who reads the mail may.
    when link.kind = 'undo' then 'receiver'
    when signed_in is null then 'visitor'
    -- An unknown address is that of another person than the one who is signed in.
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
  -- Who reads the mail of an address has come, as by signing in with it.
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
  perform app_private.send_mail(known, 'You can sign in with another address',
    address || ' was added to the addresses you sign in with. If it was not you, undo it with this link within 30 days: the '
      || 'address is removed, and every session that was opened with it ends.',
    '/authenticate/claim?token=' || token, 'Undo')
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
