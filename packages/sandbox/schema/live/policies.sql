alter table app_private.visible_rows enable row level security;
create policy select_own on app_private.visible_rows for select using (
  account_id = (select app_private.account_id())
);
grant select on app_private.visible_rows to app_user;

alter table app_private.visible_accounts enable row level security;
create policy select_own on app_private.visible_accounts for select using (
  account_id = (select app_private.account_id())
);
grant select on app_private.visible_accounts to app_user;

grant execute on function app_private.owns_many to app_user;

alter table app_private.live_visibility enable row level security;
