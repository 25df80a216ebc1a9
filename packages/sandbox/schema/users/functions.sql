create function app_private.membership(
  user_id uuid, account_id uuid, out role text, out status text, out type text
) returns setof record
-- Every write asks for it: plpgsql keeps the plan, where sql makes it again each time.
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return query select memberships.role, memberships.status, memberships.type from app_private.memberships
  where memberships.user_id = membership.user_id and memberships.account_id = membership.account_id;
end
$$;
comment on function app_private.membership is 'The membership of a person in an account, for functions whose callers may not read it.';

create function app_private.own_disabled_features() returns text[]
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return array(
    select feature from app_private.disabled_features where account_id = app_private.account_id() order by feature
  );
end
$$;

create function app_public.get_users_data() returns app_public.users_data
language plpgsql stable set search_path = pg_catalog
as $$
declare
  answer app_public.users_data;
  place app_public.users_accounts;
begin
  select users, accounts, users_accounts into answer."user", answer.account, answer.user_account
  from app_public.users
  left join app_public.users_accounts
    on users_accounts.user_id = users.id and users_accounts.account_id = app_private.account_id()
  left join app_public.accounts on accounts.id = users_accounts.account_id
  where users.id = app_private.user_id();
  if answer.account is null and app_private.account_id() is not null then
    place := app_private.managing_place(app_private.account_id());
    if place.id is not null then
      select accounts into answer.account from app_public.accounts where id = app_private.account_id();
      select accounts into answer.managed_by from app_public.accounts where id = place.account_id;
      place.role := case place.role when 'account_viewer' then 'account_viewer' else 'account_admin' end;
      answer.user_account := place;
    end if;
  end if;
  answer.disabled_features := app_private.own_disabled_features();
  return answer;
end
$$;

create function app_public.users_pending_terms_of_service(users app_public.users)
returns app_public.terms_of_services
language sql stable security definer set search_path = pg_catalog
as $$
  select (app_private.pending_terms(users.id)).* where users.id = app_private.user_id()
$$;
comment on function app_public.users_pending_terms_of_service is 'The terms the person has still to accept.';

create function app_private.check_address(person app_public.users, address text) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  moment timestamptz := app_private.now();
begin
  if not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'validEmail');
  elsif address = any (person.emails) then
    perform app_private.refuse_field('email', 'addressYours');
  elsif cardinality(person.emails) >= 20 then
    perform app_private.refuse_field('email', 'tooManyAddresses');
  elsif exists (
    select from app_private.address_mails
    where user_id = person.id and email = address and sent_on > moment - interval '1 minute'
  ) then
    perform app_private.refuse('mail_just_sent', 'mailJustSent');
  elsif (
    select count(*) >= 5 from app_private.address_mails where user_id = person.id and sent_on > moment - interval '1 hour'
  ) then
    perform app_private.refuse('rate_limited', 'tooManyMails');
  end if;
end
$$;

create function app_private.offer_address(person uuid, address text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  link_id uuid;
begin
  if exists (select from app_public.users where emails @> array[address]) then
    perform app_private.send_mail(address, 'addressInUseSubject', 'addressInUse', '{}', '/login', 'signIn');
    return;
  end if;
  insert into app_private.mail_links (kind, email, asked_by) values ('address', address, person)
  on conflict (asked_by, kind, email) where account_id is null do update set kind = 'address' returning id into link_id;
  perform app_private.send_link(link_id);
end
$$;
comment on function app_private.offer_address is
  'Mails the link; only the owner of the mailbox learns that the address is in use.';

create function app_public.add_email_address(email text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
  person app_public.users;
begin
  perform app_private.require_operation('add_email_address');
  perform app_private.confirm_person();
  perform app_private.lock_email(address);
  -- Of two requests at once the second waits here, and counts the first.
  select * into person from app_public.users where id = app_private.user_id() for no key update;
  perform app_private.check_address(person, address);
  insert into app_private.address_mails (user_id, email) values (person.id, address);
  -- A visitor who knows an address must not be able to flood it, with any number of sign-ins.
  if (
    select count(*) <= 5 from app_private.address_mails as mails
    where mails.email = address and mails.sent_on > app_private.now() - interval '1 hour'
  ) then
    perform app_private.mail_quietly(true);
    perform app_private.offer_address(person.id, address);
    perform app_private.mail_quietly(false);
  end if;
end
$$;
comment on function app_public.add_email_address is
  'Mails a link to an address that the person wants to sign in with; it is theirs once they confirm it, signed in. The answer is the same if the address is in use.';

create function app_public.remove_email_address(email text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
  person app_public.users;
begin
  perform app_private.require_operation('remove_email_address');
  -- Adding an address and removing one wait for each other.
  select * into person from app_public.users where id = app_private.confirm_person() for no key update;
  if coalesce(not address = any (person.emails), true) then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif cardinality(person.emails) = 1 then
    perform app_private.refuse_field('email', 'keepsAnAddress');
  elsif address = person.emails[1] then
    -- Links for the person go to the first address: an unconfirmed session must not put another in its place.
    perform app_private.refuse_unconfirmed(person.id);
  end if;
  perform app_private.send_mail(known, 'addressRemovedSubject', 'addressRemoved', jsonb_build_object('address', address),
    '/settings/account', 'passkeyLink')
  from unnest(person.emails) as known;
  perform app_private.drop_address(person.id, address, kept => app_private.session_id());
end
$$;
comment on function app_public.remove_email_address is
  'Removes an address that the person signs in with, and ends the other sessions that were opened with it.';

create function app_public.users_first_name(users app_public.users) returns text
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce((app_private.invitation_of(users.id)).first_name, users.first_name) $$;
comment on function app_public.users_first_name is '@notNull';

create function app_public.users_last_name(users app_public.users) returns text
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce((app_private.invitation_of(users.id)).last_name, users.last_name) $$;
comment on function app_public.users_last_name is '@notNull';

create function app_public.users_emails(users app_public.users) returns text[]
language sql stable security definer set search_path = pg_catalog
as $$
  select case when invited.email is null then users.emails else array[invited.email] end
  from (select (app_private.invitation_of(users.id)).email) as invited
$$;
comment on function app_public.users_emails is E'@notNull\nLower-case; each belongs to one person.';

create function app_public.users_status(users app_public.users) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select case when invited.email is null then users.status else 'invited' end
  from (select (app_private.invitation_of(users.id)).email) as invited
$$;
comment on function app_public.users_status is
  E'@notNull\ninvited until the person first signs in (for an account that invited them: until they choose it); then active or inactive.';

create function app_public.users_created_on(users app_public.users) returns timestamptz
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce((app_private.invitation_of(users.id)).created_on, users.created_on) $$;
comment on function app_public.users_created_on is '@notNull';

/*
 * An account keeps the colour of its initials wherever its person meets it: the colour follows from the account's place among
 * theirs, which a page that shows one of them does not know.
 */
create function app_public.users_accounts_place(users_accounts app_public.users_accounts) returns int
language sql stable set search_path = pg_catalog
as $$
  select case when users_accounts.user_id = app_private.user_id() then (
    select count(*)::int
    from app_public.users_accounts as other
    join app_public.accounts as theirs on theirs.id = other.account_id
    join app_public.accounts as this on this.id = users_accounts.account_id
    where other.user_id = users_accounts.user_id
      and (lower(theirs.name) collate "C", theirs.id) < (lower(this.name) collate "C", this.id)
  ) end
$$;
comment on function app_public.users_accounts_place is
  'The position of the account among the person''s accounts by name, from 0; null for other people.';

create function app_public.users_accounts_is_account_suspended(place app_public.users_accounts) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$ select app_private.is_account_suspended(place.account_id) $$;
comment on function app_public.users_accounts_is_account_suspended is
  'True while an administrator of the platform has suspended the account: none of its people can act for it.';
