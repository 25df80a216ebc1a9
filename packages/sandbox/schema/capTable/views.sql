/*
 * The Stakeholder Ledger of a round: holdings on the product's own ledger, units at addresses of a chain, and investments of
 * which nothing is issued yet. One list, so that it is searched, sorted, counted and summed by all of it and comes by pages.
 */
create view app_public.ledger_stakeholders with (security_invoker = true) as
select
  holdings.id, holdings.round_id, 'holding' as kind, investors.name, null::text as address, investors.name as shown_name,
  coalesce(addresses.chain, 'capstan-hawknet') as chain, 'native' as chain_kind, null::text as explorer,
  holdings.amount as units, 'issued' as status, holdings.id as holding_id, null::bigint as block
from app_public.holdings
left join app_public.accounts as investors on investors.id = holdings.investor_id
left join app_public.blockchain_addresses as addresses on addresses.id = holdings.blockchain_address_id
left join app_public.chains on chains.id = addresses.chain
where holdings.amount > 0 and not app_private.is_tokenized(chains.kind)
union all
select
  entries.id, tokens.round_id, 'chain', holders.name, addresses.address, coalesce(holders.name, addresses.address),
  addresses.chain, chains.kind, chains.explorer,
  entries.amount, case chains.kind when 'public' then addresses.chain else 'issued' end,
  -- The one holding that the units are of, where there is one.
  (select case when count(*) = 1 and max(there.amount) = entries.amount then (array_agg(there.id))[1] end
    from app_public.holdings as there
    join app_public.blockchain_addresses as places on places.id = there.blockchain_address_id
    where there.round_id = tokens.round_id and there.investor_id = holders.id and there.amount > 0
      and places.chain = addresses.chain),
  (select (transactions.chain_data ->> 'block_number')::bigint
    from app_public.ledger_entries
    left join app_public.transactions on transactions.id = ledger_entries.transaction_id
    where ledger_entries.blockchain_address_id = addresses.id and ledger_entries.round_id = tokens.round_id
      and ledger_entries.amount > 0
    order by ledger_entries.created_on desc, ledger_entries.id limit 1)
from app_public.cap_table_entries as entries
join app_public.tokens on tokens.id = entries.token_id
join app_public.blockchain_addresses as addresses on addresses.id = entries.blockchain_address_id
join app_public.chains on chains.id = addresses.chain
left join app_public.accounts as holders on holders.id = addresses.account_id
-- The product's own ledger is not a chain, and the units of an allocation have no owner yet.
where entries.amount > 0 and chains.kind <> 'native'
  and not exists (select from app_public.allocations where allocations.blockchain_address_id = addresses.id)
union all
select
  distributions.id, allocations.round_id, 'distribution', investors.name, null, investors.name,
  null, null, null,
  distributions.amount, 'not_issued', null, null
from app_public.distributions
join app_public.allocations on allocations.id = distributions.allocation_id
left join app_public.accounts as investors on investors.id = distributions.investor_id
where not distributions.locked and distributions.status <> 'deleted' and distributions.amount > 0;
comment on view app_public.ledger_stakeholders is
  E'@primaryKey id\n@totals units\nA row of the Stakeholder Ledger: who has units of a round and where, and who has bought some.';
comment on column app_public.ledger_stakeholders.kind is
  'holding: on the product''s own ledger; chain: at an address of a chain; distribution: bought, and nothing of it is issued yet.';
comment on column app_public.ledger_stakeholders.name is 'The name of the owner; null when no account has the address.';
comment on column app_public.ledger_stakeholders.shown_name is 'The name of the owner, or else the address; searches use it.';
comment on column app_public.ledger_stakeholders.chain is 'The chain of the units; null if nothing is issued.';
comment on column app_public.ledger_stakeholders.chain_kind is 'native, private or public.';
comment on column app_public.ledger_stakeholders.explorer is
  'The address of the explorer of contracts and blocks, with {address} or {block} in it.';
comment on column app_public.ledger_stakeholders.status is
  'issued on the product''s own chains, the name of any other one, or not_issued.';
comment on column app_public.ledger_stakeholders.holding_id is 'The holding of the row, or the only holding of its units.';
comment on column app_public.ledger_stakeholders.block is 'The block of the last transfer to it, when the chain provides it.';
