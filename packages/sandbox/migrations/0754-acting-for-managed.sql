-- A broker acts for an issuer it manages until the issuer's own people claim it: its delegates have the same
-- roles there as in the broker's account, but are never its owner.
create or replace view app_private.memberships as
  select users_accounts.user_id, users_accounts.account_id, users_accounts.role,
    case when exists (
        select from app_private.account_suspensions as suspensions
        where suspensions.account_id = users_accounts.account_id and restored_on is null
      ) then 'account_suspended'
      when users_accounts.status = 'active'
      and exists (select from app_private.invited_delegates where users_account_id = users_accounts.id)
      then 'invited' else users_accounts.status end as status,
    accounts.type
  from app_public.users_accounts
  join app_public.accounts on accounts.id = users_accounts.account_id
  union all
  select places.user_id, managed.entity_id,
    case places.role when 'account_viewer' then 'account_viewer' else 'account_admin' end,
    case when exists (
        select from app_private.account_suspensions as suspensions
        where suspensions.account_id in (managed.account_id, managed.entity_id) and restored_on is null
      ) then 'account_suspended'
      when places.status = 'active'
      and exists (select from app_private.invited_delegates where users_account_id = places.id)
      then 'invited' else places.status end,
    accounts.type
  from app_public.managed_accounts as managed
  join app_public.users_accounts as places on places.account_id = managed.account_id
  join app_public.accounts on accounts.id = managed.entity_id
  where managed.claimed_on is null and not exists (
    select from app_public.users_accounts as own
    where own.user_id = places.user_id and own.account_id = managed.entity_id
  );

-- get_users_data says if the user acts for a managed account, and which account manages it.
create function app_private.managing_place(account uuid) returns app_public.users_accounts
language sql stable security definer set search_path = pg_catalog
as $$
  select places.* from app_public.managed_accounts as managed
  join app_public.users_accounts as places on places.account_id = managed.account_id
  where managed.entity_id = managing_place.account and managed.claimed_on is null
    and places.user_id = app_private.user_id()
  limit 1
$$;
comment on function app_private.managing_place is 'The place of the person among the people of the broker that manages the account.';
grant execute on function app_private.managing_place to app_user;

-- Its own people come by claiming it. The broker's would otherwise shut themselves out with the first they invite.
create function app_private.guard_managed() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.account_id = app_private.account_id()
    and (app_private.managing_place(new.account_id)).id is not null then
    perform app_private.refuse('not_allowed', 'Operation not allowed');
  end if;
  return new;
end
$$;
create trigger guard_managed before insert on app_public.users_accounts
  for each row execute function app_private.guard_managed();
