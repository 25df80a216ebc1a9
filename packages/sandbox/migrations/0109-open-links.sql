-- What a mailed link does when it is opened: the account gets its owner, once.
create function app_private.add_email(person uuid, email text) returns uuid
language sql volatile set search_path = pg_catalog
as $$
  update app_public.users set emails = array_append(emails, email) where id = person and status = 'active' returning id
$$;

create function app_private.reader_of(link app_private.mail_links, signed_in uuid) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  reader uuid;
begin
  perform app_private.lock_email(link.email);
  reader := app_private.sign_in(link.email);
  if reader is not null or exists (select from app_public.users where emails @> array[link.email]) then
    return reader;
  elsif signed_in is not null then
    return app_private.add_email(signed_in, link.email);
  end if;
  perform app_private.person_of(link.email, split_part(known, ' ', 1), substr(known, strpos(known || ' ', ' ') + 1))
  from (select left(coalesce(contact_name, name), 100) as known from app_public.accounts where id = link.account_id) as account;
  return app_private.sign_in(link.email);
end
$$;
comment on function app_private.reader_of is
  'Who opened a link: the person with its address; else who is signed in, and has shown to read it; else somebody new.';

create function app_private.take_account(link app_private.mail_links, signed_in uuid) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  reader uuid;
  operation uuid := gen_random_uuid();
begin
  perform from app_public.accounts where id = link.account_id for no key update;
  if link.kind = 'claim' and app_private.is_claimed(link.account_id) then
    return 'used';
  elsif link.kind = 'ownership' and not app_private.is_owner(link.offered_by, link.account_id) then
    return 'invalid-token';
  end if;
  reader := app_private.reader_of(link, signed_in);
  if reader is null then
    return 'invalid-token';
  end if;
  update app_private.mail_links set used_at = app_private.now() where id = link.id;
  perform set_config('app.user_id', reader::text, true), set_config('app.account_id', link.account_id::text, true),
    set_config('app.operation_id', operation::text, true);
  perform app_private.hand_over(link.account_id, link.offered_by, reader);
  perform app_private.record_operation(operation, 'claimAccount');
  return 'complete';
end
$$;

create function app_private.open_link(
  token text, signed_in uuid, out status text, out email_id uuid, out account_name text
)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  link app_private.mail_links;
begin
  select * into link from app_private.mail_links where token_hash = app_private.hash_token(token) for update;
  if link is null then
    status := 'invalid-token';
  elsif link.used_at is not null then
    status := 'used';
  elsif link.expires_at <= app_private.now() then
    status := 'expired-token';
    email_id := link.id;
  else
    status := app_private.take_account(link, signed_in);
    select name into account_name from app_public.accounts where id = link.account_id and status = 'complete';
  end if;
end
$$;
comment on function app_private.open_link is 'Opens a mailed link; the status is one that /account/claim knows.';
