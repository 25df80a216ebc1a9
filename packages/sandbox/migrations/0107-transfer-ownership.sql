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
    perform app_private.refuse_field('email', 'A valid email is required.');
  end if;
  -- Of two transfers at once the second waits here, and finds that the account has another owner.
  perform from app_public.accounts where id = acting for no key update;
  if not app_private.is_owner(app_private.user_id(), acting) then
    perform app_private.refuse('not_allowed', 'Operation not allowed');
  end if;
  successor := app_private.delegate_by_email(acting, address);
  if successor.role = 'account_owner' then
    perform app_private.refuse_field('email', 'You own this account already.');
  elsif successor.status = 'suspended' then
    perform app_private.refuse_field('email', 'This delegate is suspended.');
  elsif successor.id is null or exists (
    select from app_private.invited_delegates where users_account_id = successor.id
  ) then
    perform app_private.offer_ownership(acting, address);
    return null;
  end if;
  successor := app_private.hand_over(acting, app_private.user_id(), successor.user_id);
  perform app_private.send_mail(address, 'You own ' || name, 'You are now the owner of ' || name || '.', '/login', 'Sign in')
  from app_public.accounts where id = acting;
  return successor;
end
$$;
comment on function app_public.transfer_ownership is
  'Makes a delegate the owner; a person who has not signed in yet is offered it by mail, and the answer is null until they accept.';
grant execute on function app_public.transfer_ownership to app_user;
