create function app_private.own_asset() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  new.issuer_id := coalesce(new.issuer_id, app_private.account_id());
  return new;
end
$$;

create function app_public.assets_authorized_total_on(assets app_public.assets, day date default null) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select case when assets.issuer_id = (select app_private.account_id())
    then app_private.figure_on('assets', assets.id, 'authorized_total', day, assets.authorized_total) end
$$;
comment on function app_public.assets_authorized_total_on is
  'The authorized units, today or at the end of a day; null when none were set. Only for its issuer.';
