alter table app_public.users_accounts enable row level security;
create policy select_own on app_public.users_accounts for select using (
  user_id = (select app_private.user_id())
  or account_id = (select app_private.account_id())
);
grant select on app_public.users_accounts to app_user;
select app_private.make_writable('app_public.users_accounts', 'users_account');
create policy update_own on app_public.users_accounts for update using (
  account_id = (select app_private.account_id())
);
grant update (role, status, version) on app_public.users_accounts to app_user;

-- A person sees themself and the delegates of the account they act for.
alter table app_public.users enable row level security;
create policy select_own on app_public.users for select using (
  id = (select app_private.user_id())
  or exists (
    select from app_public.users_accounts as delegates
    where delegates.user_id = users.id and delegates.account_id = (select app_private.account_id())
  )
);
grant select on app_public.users to app_user;
grant select (version) on app_public.users to app_user;

alter table app_private.address_mails enable row level security;

grant execute on function app_private.own_disabled_features to app_user;
grant execute on function app_public.get_users_data() to app_user;
grant execute on function app_public.users_pending_terms_of_service to app_user;
grant execute on function app_public.add_email_address, app_public.remove_email_address to app_user;
grant execute on function app_public.users_first_name, app_public.users_last_name, app_public.users_emails,
  app_public.users_status, app_public.users_created_on to app_user;
grant execute on function app_public.users_accounts_place to app_user;
grant execute on function app_public.users_accounts_is_account_suspended to app_user;

select app_private.allow_everyone(operation) from unnest(array['add_email_address', 'remove_email_address']) as operation;
