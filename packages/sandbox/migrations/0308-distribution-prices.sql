-- Prices: one a currency; the first is what the units are bought at.
alter table app_public.distribution_prices add unique (distribution_id, currency);
create unique index one_purchase_price on app_public.distribution_prices (distribution_id) where is_purchase;
comment on column app_public.distribution_prices.price is 'What a unit costs, in the currency of this price.';
comment on column app_public.distribution_prices.is_purchase is 'Whether the units are bought at it: the first one is.';

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

create function app_public.distributions_purchase_price(distributions app_public.distributions)
returns app_public.distribution_prices
language sql stable security definer set search_path = pg_catalog
as $$
  select prices.* from app_public.distribution_prices as prices
  where prices.distribution_id = distributions.id and prices.is_purchase
    -- Agents load no prices.
    and app_private.account_id() in (prices.investor_id, prices.issuer_id, prices.owner_id)
$$;
comment on function app_public.distributions_purchase_price is 'The price its units are bought at; null when it is the round''s.';
grant execute on function app_public.distributions_purchase_price to app_user;
