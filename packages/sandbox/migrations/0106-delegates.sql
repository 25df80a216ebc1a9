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

create function app_public.make_delegate(email text, first_name text, last_name text, role text)
returns app_public.users_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('make_delegate');
  delegate app_public.users_accounts;
begin
  perform app_private.check_delegate(make_delegate.email, make_delegate.first_name, make_delegate.last_name,
    make_delegate.role);
  insert into app_public.users_accounts (user_id, account_id, role)
  values (app_private.person_of(make_delegate.email, make_delegate.first_name, make_delegate.last_name), acting,
    make_delegate.role)
  on conflict (user_id, account_id) do nothing returning * into delegate;
  if delegate is null then
    perform app_private.refuse('already_delegate', 'This person is a delegate already.');
  end if;
  perform app_private.send_mail(lower(btrim(make_delegate.email)), 'You can act for ' || accounts.name,
    'You are now a delegate of ' || accounts.name || '.', '/login', 'Sign in')
  from app_public.accounts where accounts.id = acting;
  return delegate;
end
$$;
comment on function app_public.make_delegate is
  'Lets a person act for the account: somebody known by this e-mail, or somebody new, who is invited.';
grant execute on function app_public.make_delegate to app_user;
