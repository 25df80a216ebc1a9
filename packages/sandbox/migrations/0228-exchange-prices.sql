-- The prices of an exchange for a coin: bid and ask.
create table app_public.exchange_prices (
  id uuid primary key default gen_random_uuid(),
  symbol text not null unique,
  buy numeric(38, 18) not null check (buy >= 0 and buy <> 'NaN'),
  sell numeric(38, 18) not null check (sell >= 0 and sell <> 'NaN'),
  spot numeric(38, 18) not null check (spot >= 0 and spot <> 'NaN'),
  quoted_at timestamptz not null default app_private.now()
);
comment on table app_public.exchange_prices is 'The last quote of a crypto exchange for a coin, in US dollars.';
comment on column app_public.exchange_prices.quoted_at is 'The time when the exchange said so.';

alter table app_public.exchange_prices enable row level security;
create policy select_all on app_public.exchange_prices for select using (true);
grant select on app_public.exchange_prices to app_user;

create function app_public.tokens_exchange_price(tokens app_public.tokens) returns app_public.exchange_prices
language sql stable set search_path = pg_catalog
as $$
  select exchange_prices from app_public.exchange_prices
  where exchange_prices.symbol = tokens.symbol and tokens.type = 'Crypto'
$$;
comment on function app_public.tokens_exchange_price is 'Null for a coin that is not listed on the exchange.';
grant execute on function app_public.tokens_exchange_price to app_user;
