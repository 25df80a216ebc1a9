-- Where a token may be set up today. The registry knows more chains: tokens of before may live on those.
alter table app_public.chains add column is_offered boolean not null default false;
comment on column app_public.chains.is_offered is 'Whether a token may be set up on it, or move to it.';
update app_public.chains set is_offered = true where id in ('tezos-mainnet', 'ethereum-capstan');
