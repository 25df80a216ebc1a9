-- Lookups: countries (ISO 3166-1), currencies and chains.
create table app_public.countries (
  id int primary key generated always as identity,
  name text not null,
  alpha2 text not null unique check (alpha2 ~ '^[A-Z]{2}$'),
  alpha3 text not null unique check (alpha3 ~ '^[A-Z]{3}$'),
  num int not null unique
);
comment on table app_public.countries is 'A country of ISO 3166-1.';
comment on column app_public.countries.num is 'The numeric code of ISO 3166-1.';

create table app_public.currencies (
  id int primary key,
  code text not null unique check (code ~ '^[A-Z]{3}$')
);
comment on table app_public.currencies is 'A currency of ISO 4217.';

create table app_public.chains (
  id text primary key,
  kind text not null check (kind in ('native', 'private', 'public')),
  symbol text,
  explorer text,
  is_offered boolean not null default false
);
comment on table app_public.chains is 'A ledger of units: the ledger of the platform, which is not a chain, or a chain.';
comment on column app_public.chains.kind is 'native: the product''s own ledger; private: its own test chain; public.';
comment on column app_public.chains.symbol is 'The name of the coin of the chain.';
comment on column app_public.chains.is_offered is 'True if a token can be created on it or moved to it; earlier tokens may be on other chains.';
comment on column app_public.chains.explorer is 'The address of the explorer of contracts and blocks, with {address} or {block} in it.';
