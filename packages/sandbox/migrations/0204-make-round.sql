-- make_round and make_tranche: a round comes with the security it sells; a debt round has its terms from the start.
create function app_private.open_round(
  asset_id uuid, name text, terms_url text, price numeric, opens_on date, closes_on date, status text, total numeric,
  is_debt boolean
) returns app_public.rounds
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  asset app_public.assets;
  sold uuid;
  made app_public.rounds;
begin
  select * into asset from app_public.assets
  where id = open_round.asset_id and issuer_id = app_private.account_id() for share;
  if asset is null then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif (asset.type = 'Debt') <> is_debt then
    perform app_private.refuse('wrong_asset_type', 'A round of a debt asset has a term and a coupon, and no other has.');
  elsif open_round.price < 0 or open_round.price = 'NaN' then
    -- Else the error would name the unit value of the security, which was not entered.
    perform app_private.refuse_field('price', 'A value is not allowed here.');
  end if;
  insert into app_public.securities (issuer_id, name, total, unit_value)
  values (asset.issuer_id, left(asset.name || ' ' || open_round.name, 200), open_round.total, open_round.price)
  returning id into sold;
  insert into app_public.rounds (asset_id, security_id, name, terms_url, price, opens_on, closes_on, status, total)
  values (asset.id, sold, open_round.name, open_round.terms_url, open_round.price, open_round.opens_on,
    open_round.closes_on, open_round.status, open_round.total)
  returning * into made;
  return made;
end
$$;

create function app_public.make_round(
  asset_id uuid, name text, terms_url text, price numeric, opens_on date, closes_on date, status text, total numeric
) returns app_public.rounds
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('make_round');
  return app_private.open_round(asset_id, name, terms_url, price, opens_on, closes_on, status, total, false);
end
$$;
comment on function app_public.make_round is 'Makes a round of an asset, with the security it sells.';

create function app_public.make_tranche(
  asset_id uuid, name text, terms_url text, price numeric, opens_on date, closes_on date, status text, total numeric,
  term int, coupon numeric
) returns app_public.rounds
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  made app_public.rounds;
begin
  perform app_private.require_operation('make_tranche');
  made := app_private.open_round(asset_id, name, terms_url, price, opens_on, closes_on, status, total, true);
  insert into app_public.tranche_bond_data (round_id, term, coupon) values (made.id, term, coupon);
  return made;
end
$$;
comment on function app_public.make_tranche is 'Makes a round of a debt asset: its term in years, its coupon in percent a year.';
grant execute on function app_public.make_round, app_public.make_tranche to app_user;

select app_private.make_writable('app_public.tranche_bond_data', 'tranche_bond_datum');
create policy update_own on app_public.tranche_bond_data for update using (
  issuer_id = (select app_private.account_id())
);
-- The calls of the specification name the row by its round.
comment on constraint tranche_bond_data_round_id_key on app_public.tranche_bond_data is
  E'@behavior +constraint:resource:update';
grant update (term, coupon, version) on app_public.tranche_bond_data to app_user;
