alter table app_public.asset_types enable row level security;
create policy select_all on app_public.asset_types for select using (true);
grant select on app_public.asset_types to app_user;
select app_private.make_lookup('app_public.asset_types', 'asset_type');
grant insert (type, accounting_type), update (accounting_type, version) on app_public.asset_types to app_user;

alter table app_public.assets enable row level security;
create policy select_own on app_public.assets for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = assets.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.assets to app_user;

-- Assets, as their issuer creates and edits them. Any status may follow any other; the audit remembers.
select app_private.make_writable('app_public.assets', 'asset');

create policy insert_own on app_public.assets for insert with check (
  issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.assets for update using (
  issuer_id = (select app_private.account_id())
);
grant insert (name, authorized_total, type, status), update (name, authorized_total, type, status, version)
  on app_public.assets to app_user;

select app_private.allow('create_asset_type', '{admin}');
select app_private.allow('update_asset_type', '{admin}');
select app_private.allow('create_asset', '{issuer}');
select app_private.allow('update_asset', '{issuer}');
