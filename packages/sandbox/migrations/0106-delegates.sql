-- Delegates: people are added by e-mail; their role and status change, an owner's only by transfer.
create unique index one_owner on app_public.users_accounts (account_id) where role = 'account_owner';

create function app_private.keep_owner() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if exists (select from app_public.accounts where id = old.account_id) and not exists (
    select from app_public.users_accounts
    where account_id = old.account_id and role = 'account_owner' and status = 'active'
  ) then
    perform app_private.refuse('last_owner', 'An account keeps an active owner.');
  end if;
  return null;
end
$$;
-- Deferred, because a transfer is two updates.
create constraint trigger keep_owner after update or delete on app_public.users_accounts
  deferrable initially deferred for each row when (old.role = 'account_owner' and old.status = 'active')
  execute function app_private.keep_owner();

create function app_private.guard_delegate() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if current_user = 'app_user' and 'account_owner' in (old.role, new.role) then
    perform app_private.refuse('owner_fixed', 'An owner changes only by transferring the ownership.');
  end if;
  return new;
end
$$;
create trigger guard_delegate before update of role, status on app_public.users_accounts
  for each row execute function app_private.guard_delegate();

select app_private.make_writable('app_public.users_accounts', 'users_account');
create policy update_own on app_public.users_accounts for update using (
  account_id = (select app_private.account_id())
);
grant update (role, status, version) on app_public.users_accounts to app_user;
comment on column app_public.users_accounts.status is 'A suspended delegate cannot act for the account.';

create function app_private.check_delegate(email text, first_name text, last_name text, role text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if coalesce(length(btrim(first_name)) not between 1 and 100, true) then
    perform app_private.refuse_field('firstName', 'First name is required.');
  elsif coalesce(length(btrim(last_name)) not between 1 and 100, true) then
    perform app_private.refuse_field('lastName', 'Last name is required.');
  elsif not app_private.is_email(btrim(email)) then
    perform app_private.refuse_field('email', 'Email is required.');
  elsif coalesce(role not in ('account_admin', 'account_viewer'), true) then
    perform app_private.refuse_field('role', 'Role is required.');
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

create function app_private.mail_managers(account_id uuid, subject text, words text, link text, label text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(emails[1], mail_managers.subject, mail_managers.words, mail_managers.link, mail_managers.label,
    null, true)
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
  select app_private.send_mail(address, 'You can act for ' || name,
    case place.role
      when 'account_viewer' then app_private.acting_name(id) || ' has made you a viewer of ' || name
        || ': you may look at everything and download it, and change nothing.'
      else app_private.acting_name(id) || ' has made you an admin of ' || name
        || ': you may change everything but its owner.'
    end, '/login', 'Sign in')
  from app_public.accounts where accounts.id = place.account_id
$$;
comment on function app_private.mail_delegate is 'Mails a new delegate their role and who gave it.';

create function app_private.mail_suspension() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.send_mail(users.emails[1], 'Your access to ' || accounts.name || ' was suspended',
    app_private.acting_name(accounts.id) || ' has suspended your access to ' || accounts.name
      || '. You cannot act for it until it is given back. If you think this is a mistake, ask its owner.',
    '/account-role', 'Choose an account', null, true)
  from app_public.users, app_public.accounts
  where users.id = new.user_id and accounts.id = new.account_id and cardinality(users.emails) > 0;
  return null;
end
$$;
create trigger mail_suspension after update of status on app_public.users_accounts
  for each row when (new.status = 'suspended' and old.status <> 'suspended')
  execute function app_private.mail_suspension();

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
    perform app_private.refuse('already_delegate', 'This person is a delegate already.');
  end if;
  delegate := app_private.invite_delegate(acting, address, btrim(first_name), btrim(last_name), role);
  perform app_private.mail_delegate(delegate, address);
  return delegate;
end
$$;
comment on function app_public.make_delegate is
  'Lets a person act for the account, once they choose it; until then they are shown as they were invited.';
grant execute on function app_public.make_delegate to app_user;
