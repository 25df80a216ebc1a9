-- A broker acts for an issuer it manages until the issuer's own people claim it: its delegates are in that account what they
-- are in the broker's, but never its owner.
create or replace view app_private.memberships as
  select users_accounts.user_id, users_accounts.account_id, users_accounts.role,
    case when users_accounts.status = 'active'
      and exists (select from app_private.invited_delegates where users_account_id = users_accounts.id)
      then 'invited' else users_accounts.status end as status,
    accounts.type
  from app_public.users_accounts
  join app_public.accounts on accounts.id = users_accounts.account_id
  union all
  select places.user_id, managed.entity_id,
    case places.role when 'account_viewer' then 'account_viewer' else 'account_admin' end,
    case when places.status = 'active'
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

-- Who acts for a managed account is told so, and whose people they are.
alter type app_public.users_data add attribute managed_by app_public.accounts;
comment on type app_public.users_data is
  'Who is signed in, and the account they act for; managedBy is the broker whose people act for an issuer it manages.';

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

create or replace function app_public.get_users_data() returns app_public.users_data
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
  return answer;
end
$$;

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
