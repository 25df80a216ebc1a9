alter table app_public.blockchain_addresses enable row level security;
create policy select_own on app_public.blockchain_addresses for select using (
  account_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = blockchain_addresses.id
      and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.blockchain_addresses to app_user;
grant select (version) on app_public.blockchain_addresses to app_user;
