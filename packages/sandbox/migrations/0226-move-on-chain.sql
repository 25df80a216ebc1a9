-- The later results of the chain: minted units, and burned units when a token leaves a chain.
create function app_private.move_holding(holding app_public.holdings, kind text, chain text, on_chain jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  address uuid := app_private.address_on(holding.investor_id, chain);
  booked app_public.transactions;
begin
  insert into app_public.transactions
    (kind, security_id, round_id, issuer_id, broker_id, seller_id, buyer_id, booked_on, chain_data)
  values (move_holding.kind, holding.security_id, holding.round_id, holding.issuer_id, holding.broker_id,
    holding.investor_id, holding.investor_id, app_private.today(), on_chain)
  returning * into booked;
  -- The holding is unchanged: its units only move.
  insert into app_public.ledger_entries (transaction_id, security_id, round_id, issuer_id, broker_id, investor_id,
    holding_id, blockchain_address_id, amount, booked_on)
  select booked.id, holding.security_id, holding.round_id, holding.issuer_id, holding.broker_id, holding.investor_id,
    holding.id, moved.address_id, moved.amount, booked.booked_on
  from (values (holding.blockchain_address_id, -holding.amount), (address, holding.amount)) as moved (address_id, amount);
  update app_public.holdings set blockchain_address_id = address where id = holding.id;
end
$$;

create function app_private.finish_minting(minting_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  contract app_public.contracts;
  holding app_public.holdings;
  on_chain jsonb;
  wanted uuid[] := (select holding_ids from app_private.mintings where id = minting_id);
begin
  select contracts.* into contract from app_private.mintings
  join app_public.contracts on contracts.id = contract_id join app_public.tokens on tokens.id = token_id
  where mintings.id = minting_id for update of contracts, tokens;
  if contract.status is distinct from 'issuing' then
    return;
  end if;
  delete from app_private.mintings where id = minting_id;
  if app_private.take_refusal(contract.id) then
    perform app_private.refuse_minting(contract);
    return;
  end if;
  on_chain := jsonb_build_object('paid_on', app_private.today()) || app_private.block_of(contract.chain, app_private.today());
  -- Holdings sold in the meantime are left out.
  for holding in select * from app_public.holdings where id = any (wanted) and amount > 0 order by id for update loop
    perform app_private.move_holding(holding, 'mint', contract.chain, on_chain);
  end loop;
  update app_public.contracts set status = 'issued' where id = contract.id;
  update app_public.tokens set status = 'deployed' where id = contract.token_id;
end
$$;
comment on function app_private.finish_minting is 'The chain has minted the holdings, all in one block.';

create function app_private.burn_contract(contract_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  contract app_public.contracts;
  holding app_public.holdings;
  on_chain jsonb;
begin
  select contracts.* into contract from app_public.contracts join app_public.tokens on tokens.id = token_id
  where contracts.id = burn_contract.contract_id for update;
  if contract.status is distinct from 'burning' then
    return;
  end if;
  on_chain := jsonb_build_object('paid_on', app_private.today()) || app_private.block_of(contract.chain, app_private.today());
  for holding in
    select holdings.* from app_public.holdings
    join app_public.blockchain_addresses on blockchain_addresses.id = blockchain_address_id
    where holdings.round_id = contract.round_id and chain = contract.chain and amount > 0
    order by holdings.id for update of holdings
  loop
    perform app_private.move_holding(holding, 'burn', app_private.native_chain(), on_chain);
  end loop;
  update app_public.contracts set status = 'burned' where id = contract.id;
  update app_public.tokens set status = 'not_deployed' where id = contract.token_id;
end
$$;
comment on function app_private.burn_contract is 'The units are off the chain: the token may be deployed on the next one.';
