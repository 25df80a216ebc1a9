-- Assets, as their issuer creates and edits them. Any status may follow any other; the audit remembers.
select app_private.make_writable('app_public.assets', 'asset');

create function app_private.own_asset() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  new.issuer_id := coalesce(new.issuer_id, app_private.account_id());
  return new;
end
$$;
create trigger own_asset before insert on app_public.assets
  for each row execute function app_private.own_asset();

create policy insert_own on app_public.assets for insert with check (
  issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.assets for update using (
  issuer_id = (select app_private.account_id())
);
grant insert (name, authorized_total, type, status), update (name, authorized_total, type, status, version)
  on app_public.assets to app_user;

comment on column app_public.assets.status is 'drafted, active, closed or stale; any may follow any other.';
comment on column app_public.assets.type is 'Debt or Fund; anything else is treated as equity.';
comment on column app_public.assets.issuer_id is 'The account that raises the money.';
