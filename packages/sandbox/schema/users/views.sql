-- A broker acts for an issuer it manages until the issuer's own people claim it: its delegates have the same
-- roles there as in the broker's account, but are never its owner.
create view app_private.memberships as
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
comment on view app_private.memberships is 'The roles of people in accounts; the status is active, suspended, invited until they choose it, or account_suspended.';
