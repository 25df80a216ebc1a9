alter table app_public.securities enable row level security;
create policy select_own on app_public.securities for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = securities.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.securities to app_user;

-- Securities: made and edited by their issuer, listed on an ATS.
select app_private.make_writable('app_public.securities', 'security');

create policy update_own on app_public.securities for update using (
  issuer_id = (select app_private.account_id())
);
grant update (name, ticker, total, unit_value, version) on app_public.securities to app_user;

alter table app_public.listings enable row level security;
create policy select_own on app_public.listings for select using (
  issuer_id = (select app_private.account_id())
  or ats_id = (select app_private.account_id())
);
grant select (id, security_id, ats_id, version, created_on) on app_public.listings to app_user;

grant execute on function app_public.create_security, app_public.securities_latest_value to app_user;

select app_private.allow('create_security', '{issuer}');
select app_private.allow('update_security', '{issuer}');
