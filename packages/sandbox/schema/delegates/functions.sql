-- People added by others: invited until they first sign in.
create function app_private.lock_email(email text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(current_setting('app.has_every_email', true), '') <> 'on' then
    perform pg_advisory_xact_lock_shared(hashtextextended('emails', 0));
    perform pg_advisory_xact_lock(hashtextextended('email:' || lower(btrim(email)), 0));
  end if;
end
$$;
comment on function app_private.lock_email is 'Two who write about one e-mail at once do so one after the other.';

create function app_private.lock_every_email() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('emails', 0));
  perform set_config('app.has_every_email', 'on', true);
end
$$;
comment on function app_private.lock_every_email is
  'For imports: a lock for each of 50,000 addresses is more than a server has room for.';

create function app_private.person_of(email text, first_name text, last_name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
  person uuid;
begin
  perform app_private.lock_email(address);
  select id into person from app_public.users where emails @> array[address] order by created_on, id limit 1;
  if person is null then
    insert into app_public.users (first_name, last_name, emails, status)
    values (btrim(first_name), btrim(last_name), array[address], 'invited') returning id into person;
  end if;
  return person;
end
$$;
comment on function app_private.person_of is 'Returns the person with this email, and invites a new one if it is unknown.';

create function app_private.sign_in(email text) returns uuid
language sql volatile security definer set search_path = pg_catalog
as $$
  update app_public.users set status = 'active'
  where id = (
    select id from app_public.users where emails @> array[lower(btrim(email))] and status <> 'inactive'
    order by created_on, id limit 1
  )
  returning id
$$;
comment on function app_private.sign_in is 'The person a sign-in provider vouches for; an invited one has now come.';

create function app_private.keep_owner() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if exists (select from app_public.accounts where id = old.account_id) and not exists (
    select from app_public.users_accounts
    where account_id = old.account_id and role = 'account_owner' and status = 'active'
  ) then
    perform app_private.refuse('last_owner', 'lastOwner');
  end if;
  return null;
end
$$;

create function app_private.guard_delegate() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if current_user = 'app_user' and 'account_owner' in (old.role, new.role) then
    perform app_private.refuse('owner_fixed', 'ownerFixed');
  end if;
  return new;
end
$$;

create function app_private.check_delegate(email text, first_name text, last_name text, role text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if coalesce(length(btrim(first_name)) not between 1 and 100, true) then
    perform app_private.refuse_field('firstName', 'firstNameRequired');
  elsif coalesce(length(btrim(last_name)) not between 1 and 100, true) then
    perform app_private.refuse_field('lastName', 'lastNameRequired');
  elsif not app_private.is_email(btrim(email)) then
    perform app_private.refuse_field('email', 'emailRequired');
  elsif coalesce(role not in ('account_admin', 'account_viewer'), true) then
    perform app_private.refuse_field('role', 'roleRequired');
  end if;
end
$$;

create function app_private.delegate_by_email(account_id uuid, email text) returns app_public.users_accounts
language sql stable set search_path = pg_catalog
as $$
  select places.*
  from app_public.users_accounts as places
  join app_public.users on users.id = places.user_id
  left join app_private.invited_delegates as invited on invited.users_account_id = places.id
  where places.account_id = delegate_by_email.account_id
    and case when invited.email is null then users.emails @> array[delegate_by_email.email]
      else invited.email = delegate_by_email.email end
  order by places.created_on, places.id limit 1
$$;
comment on function app_private.delegate_by_email is
  'The delegate an account knows by an e-mail; of one who has not come yet it knows the e-mail they were invited by.';

create function app_private.invite_delegate(account_id uuid, email text, first_name text, last_name text, role text)
returns app_public.users_accounts
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  person uuid := app_private.person_of(email, first_name, last_name);
  delegate app_public.users_accounts;
begin
  if exists (
    select from app_public.users_accounts as places where places.user_id = person and places.account_id = account_id
  ) then
    -- Invited by another of their addresses: that both are one person is theirs to tell.
    insert into app_public.users (first_name, last_name, status) values (first_name, last_name, 'invited')
    returning id into person;
  end if;
  insert into app_public.users_accounts (user_id, account_id, role) values (person, account_id, role)
  returning * into delegate;
  insert into app_private.invited_delegates (users_account_id, user_id, account_id, first_name, last_name, email)
  values (delegate.id, person, account_id, first_name, last_name, email);
  return delegate;
end
$$;
comment on function app_private.invite_delegate is
  'A new delegate, the same whether the platform knows the person or not; it opens the account once they choose it.';

create function app_private.welcome_delegate(person uuid, account_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
begin
  delete from app_private.invited_delegates as invited
  where invited.user_id = person and invited.account_id = account_id;
  -- A person who was invited twice, by two of their addresses, joins once.
  delete from app_public.users
  using app_private.invited_delegates as invited, app_public.users as come
  where invited.account_id = account_id and users.id = invited.user_id and users.emails = '{}'
    and come.id = person and come.emails @> array[invited.email];
end
$$;
comment on function app_private.welcome_delegate is 'From now on the account is open to the person, and sees who they are.';

create function app_private.mail_managers(
  account_id uuid, subject text, words text, details jsonb, link text, label text
) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(emails[1], mail_managers.subject, mail_managers.words, mail_managers.details,
    mail_managers.link, mail_managers.label, null, true)
  from app_public.users_accounts as places join app_public.users on users.id = places.user_id
  where places.account_id = mail_managers.account_id and places.role in ('account_owner', 'account_admin')
    and places.status = 'active' and users.status = 'active' and cardinality(emails) > 0
    and not exists (select from app_private.invited_delegates where users_account_id = places.id)
  order by places.created_on, places.id
$$;
comment on function app_private.mail_managers is
  'Mails the owner and the admins of an account, also those who have turned off mails.';

create function app_private.acting_name(account_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(
    (select nullif(concat_ws(' ', first_name, last_name), '') from app_public.users where id = app_private.user_id()),
    (select name from app_public.accounts where id = acting_name.account_id))
$$;
comment on function app_private.acting_name is 'The person who acts, by name; the account itself where a server acts for it.';

create function app_private.mail_delegate(place app_public.users_accounts, address text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(address, 'delegateSubject',
    case place.role when 'account_viewer' then 'delegateViewer' else 'delegateAdmin' end,
    jsonb_build_object('account', name, 'person', app_private.acting_name(id)), '/login', 'signIn')
  from app_public.accounts where accounts.id = place.account_id
$$;
comment on function app_private.mail_delegate is 'Mails a new delegate their role and who gave it.';

create function app_private.mail_suspension() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.send_mail(users.emails[1], 'suspendedSubject', 'suspended',
    jsonb_build_object('account', accounts.name, 'person', app_private.acting_name(accounts.id)),
    '/account-role', 'suspendedLink', null, true)
  from app_public.users, app_public.accounts
  where users.id = new.user_id and accounts.id = new.account_id and cardinality(users.emails) > 0;
  return null;
end
$$;

create function app_public.make_delegate(email text, first_name text, last_name text, role text)
returns app_public.users_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('make_delegate');
  address text := lower(btrim(email));
  delegate app_public.users_accounts;
begin
  perform app_private.check_delegate(email, first_name, last_name, role);
  perform app_private.lock_email(address);
  delegate := app_private.delegate_by_email(acting, address);
  if delegate.id is not null then
    perform app_private.refuse('already_delegate', 'alreadyDelegate');
  end if;
  delegate := app_private.invite_delegate(acting, address, btrim(first_name), btrim(last_name), role);
  perform app_private.mail_delegate(delegate, address);
  return delegate;
end
$$;
comment on function app_public.make_delegate is
  'Lets a person act for the account, once they choose it; until then they are shown as they were invited.';

-- transfer_ownership: a delegate who has joined becomes the owner at once, another person when they accept; the former owner
-- stays as admin and signs in again.
create function app_private.hand_over(account_id uuid, former uuid, successor uuid)
returns app_public.users_accounts
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  place app_public.users_accounts;
begin
  update app_public.users_accounts as places set role = 'account_admin'
  where places.account_id = account_id and places.user_id = former and places.role = 'account_owner';
  insert into app_public.users_accounts as places (user_id, account_id, role)
  values (successor, account_id, 'account_owner')
  on conflict on constraint users_accounts_user_id_account_id_key do update
    set role = 'account_owner', status = 'active'
  returning * into place;
  perform app_private.welcome_delegate(successor, account_id);
  perform app_private.end_sessions_of(former, 'ownership_passed');
  return place;
end
$$;

create function app_private.offer_ownership(account_id uuid, email text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  link_id uuid;
begin
  -- An offer takes back the one before.
  delete from app_private.mail_links as links
  where links.account_id = account_id and links.kind = 'ownership' and links.used_at is null;
  insert into app_private.mail_links as links (kind, account_id, email, asked_by)
  values ('ownership', account_id, email, app_private.user_id())
  on conflict on constraint mail_links_account_id_kind_email_key do update set asked_by = app_private.user_id()
  returning id into link_id;
  perform app_private.send_link(link_id);
end
$$;

create function app_private.is_owner(user_id uuid, account_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_public.users_accounts as places join app_public.users on users.id = places.user_id
    where places.user_id = is_owner.user_id and places.account_id = is_owner.account_id
      and places.role = 'account_owner' and places.status = 'active' and users.status = 'active'
  )
$$;

create function app_public.transfer_ownership(email text) returns app_public.users_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('transfer_ownership');
  address text := lower(btrim(email));
  successor app_public.users_accounts;
begin
  if not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'validEmail');
  end if;
  -- Of two transfers at once the second waits here, and finds that the account has another owner.
  perform from app_public.accounts where id = acting for no key update;
  if not app_private.is_owner(app_private.user_id(), acting) then
    perform app_private.refuse('not_allowed', 'notAllowed');
  end if;
  successor := app_private.delegate_by_email(acting, address);
  if successor.role = 'account_owner' then
    perform app_private.refuse_field('email', 'ownAlready');
  elsif successor.status = 'suspended' then
    perform app_private.refuse_field('email', 'delegateIsSuspended');
  elsif successor.id is null or exists (
    select from app_private.invited_delegates where users_account_id = successor.id
  ) then
    perform app_private.offer_ownership(acting, address);
    return null;
  end if;
  successor := app_private.hand_over(acting, app_private.user_id(), successor.user_id);
  perform app_private.send_mail(address, 'ownerSubject', 'owner', jsonb_build_object('account', name), '/login', 'signIn')
  from app_public.accounts where id = acting;
  return successor;
end
$$;
comment on function app_public.transfer_ownership is
  'Makes a delegate the owner; a person who has not signed in yet is offered it by mail, and the answer is null until they accept.';

-- A delegate who has not signed in yet is shown to the account as they were invited, without data from elsewhere.
create function app_private.invitation_of(person uuid) returns app_private.invited_delegates
language sql stable set search_path = pg_catalog
as $$
  select * from app_private.invited_delegates
  where user_id = person and account_id = app_private.account_id() and person is distinct from app_private.user_id()
$$;

create function app_private.join_account(person uuid, account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform app_private.welcome_delegate(person, account);
  -- In an account that a vendor made, the first of its own people who signs in becomes the owner.
  if exists (select from app_private.made_accounts where account_id = account) then
    perform app_private.hand_over(account, null, person);
  end if;
end
$$;
comment on function app_private.join_account is 'An invited person chooses the account for the first time.';
