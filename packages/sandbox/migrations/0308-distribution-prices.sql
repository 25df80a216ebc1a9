-- Prices: one for each currency; the first is the purchase price.

create function app_private.check_distribution_price() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform from app_public.distributions where id = new.distribution_id for no key update;
  if new.price is null then
    perform app_private.refuse_field('price', 'Price per unit is required');
  elsif new.currency is null then
    perform app_private.refuse_field('currency', 'Currency is required.');
  elsif exists (
    select from app_public.distribution_prices
    where distribution_id = new.distribution_id and currency = new.currency
  ) then
    perform app_private.refuse('price_exists', 'Multiple prices of the same currency is not supported.');
  end if;
  new.is_purchase := new.is_purchase and not exists (
    select from app_public.distribution_prices where distribution_id = new.distribution_id and is_purchase
  );
  return new;
end
$$;
create trigger check_price before insert on app_public.distribution_prices
  for each row execute function app_private.check_distribution_price();

select app_private.make_part_writable('distribution_prices', 'distribution_price', verbs => '{insert}');
grant insert (distribution_id, price, currency) on app_public.distribution_prices to app_user;

create function app_private.take_purchase_price() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.distributions set purchase_price_id = new.id, own_price = new.price
  where id = new.distribution_id and (purchase_price_id, own_price) is distinct from (new.id, new.price);
  return null;
end
$$;
create trigger take_purchase_price after insert or update of price, is_purchase on app_public.distribution_prices
  for each row when (new.is_purchase) execute function app_private.take_purchase_price();

create function app_private.leave_purchase_price() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.distributions set purchase_price_id = null, own_price = null where id = old.distribution_id;
  return null;
end
$$;
create trigger leave_purchase_price after delete on app_public.distribution_prices
  for each row when (old.is_purchase) execute function app_private.leave_purchase_price();

-- The amount that an investor owes never changes with the price of the round: a sold investment keeps its price.
create function app_private.keep_sold_prices() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.distribution_prices (distribution_id, currency, price)
  select distributions.id, 1, old.price
  from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
  where allocations.round_id = new.id and distributions.own_price is null and distributions.amount > 0
    and distributions.status in ('open', 'closed')
    and not exists (
      select from app_public.distribution_prices as prices where prices.distribution_id = distributions.id and currency = 1)
  order by distributions.id;
  return null;
end
$$;
create trigger keep_sold_prices after update of price on app_public.rounds
  for each row when (old.price is distinct from new.price) execute function app_private.keep_sold_prices();
