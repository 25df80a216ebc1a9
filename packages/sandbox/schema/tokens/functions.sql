-- The owners of tokens: every round has a token from the start, visible to the holders of its units.
create function app_private.own_contract() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select round_id, issuer_id into strict new.round_id, new.issuer_id from app_public.tokens where id = new.token_id;
  return new;
end
$$;

create function app_private.own_cap_table_entry() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.tokens where id = new.token_id;
  select account_id into strict new.investor_id from app_public.blockchain_addresses where id = new.blockchain_address_id;
  if new.investor_id is not null then
    perform app_private.show(new.investor_id, new.token_id);
  end if;
  if new.issuer_id is not null then
    perform app_private.show(new.issuer_id, new.blockchain_address_id);
  end if;
  return new;
end
$$;

create function app_private.give_token() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.tokens (round_id, issuer_id, created_on) values (new.id, new.issuer_id, new.created_on);
  return null;
end
$$;

create function app_private.check_move() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.status <> old.status and not exists (
    select from app_private.status_moves
    where subject = tg_table_name and was = old.status and becomes = new.status
  ) then
    perform app_private.refuse('wrong_status', app_private.with_values('tokenState', jsonb_build_object('from', old.status, 'to', new.status)),
      jsonb_build_object('status', old.status));
  end if;
  return new;
end
$$;

-- make_token: sets a round's token up, edits it until it is deployed, and afterwards swaps its chain.
create function app_private.check_token(name text, symbol text, chain text) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  wrong text := case
    when coalesce(name, '') = '' then 'tokenNameRequired'
    when length(name) > 40 then 'tokenNameLong'
    when name !~ '^[A-Za-z0-9 .,_''&()/:!?\u00C0-\uFFFD-]+$' then 'tokenNameCharacters'
    when coalesce(symbol, '') = '' then 'tokenSymbolRequired'
    when length(symbol) > 40 then 'tokenSymbolLong'
    when not exists (select from app_public.chains where id = check_token.chain and kind <> 'native')
      then 'chainRequired'
  end;
begin
  if wrong is not null then
    perform app_private.refuse('invalid_token', wrong);
  end if;
end
$$;

create function app_private.own_token(token_id uuid) returns app_public.tokens
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  token app_public.tokens;
begin
  select * into token from app_public.tokens
  where id = own_token.token_id and issuer_id = app_private.account_id() for update;
  if token.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return token;
end
$$;
comment on function app_private.own_token is 'The token, locked: its contract and minted units change only under this lock.';

create function app_private.living_contract(token_id uuid) returns app_public.contracts
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.contracts
  where contracts.token_id = living_contract.token_id and status not in ('burning', 'burned')
$$;

create function app_private.swap_chain(contract app_public.contracts, chain text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if contract.chain = swap_chain.chain then
    perform app_private.refuse('same_chain', 'sameChain');
  end if;
  update app_public.tokens set status = 'burning' where id = contract.token_id;
  update app_public.contracts set status = 'burning' where id = contract.id;
  insert into app_public.contracts (token_id, chain) values (contract.token_id, swap_chain.chain);
  perform app_private.enqueue('burn_contract', contract.id);
end
$$;

-- A token is edited as it was shown: one that another user has changed in the meantime is not overwritten.
create function app_public.make_token(
  _token_id uuid, _name text, _symbol text, _chain text, _contract_address_id uuid default null, _version bigint default null
) returns app_public.tokens
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  issuer uuid := app_private.require_operation('make_token');
  token app_public.tokens := app_private.own_token(_token_id);
  contract app_public.contracts := app_private.living_contract(_token_id);
begin
  perform app_private.check_version(_version, token.version);
  perform app_private.check_token(_name, _symbol, _chain);
  if _contract_address_id is not null and contract.id is distinct from _contract_address_id then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  if token.status = 'system_only' then
    insert into app_public.contracts (token_id, chain) values (token.id, _chain);
  elsif token.status = 'not_deployed' then
    update app_public.contracts set chain = _chain where id = contract.id and chain <> _chain;
  elsif token.status in ('deployed', 'issued') then
    perform app_private.swap_chain(contract, _chain);
  else
    perform app_private.refuse('wrong_status', 'tokenBusy',
      jsonb_build_object('status', token.status));
  end if;
  update app_public.tokens set name = _name, symbol = _symbol,
    status = case when status = 'system_only' then 'not_deployed' else status end
  where id = token.id returning * into token;
  return token;
end
$$;
comment on function app_public.make_token is
  'Sets up or edits a token; once it is deployed, takes it to another chain. A version that is not the token''s is refused.';

-- deploy_contract, and the later answer of the chain.
create function app_private.own_contract(contract_id uuid) returns app_public.contracts
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  contract app_public.contracts;
begin
  select * into contract from app_public.contracts
  where id = own_contract.contract_id and issuer_id = app_private.account_id();
  if contract.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  perform app_private.own_token(contract.token_id);
  -- Read again: it may have moved on while the token was waited for.
  select * into contract from app_public.contracts where id = contract.id for update;
  return contract;
end
$$;

create function app_public.deploy_contract(_contract_id uuid) returns app_public.contracts
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  issuer uuid := app_private.require_operation('deploy_contract');
  contract app_public.contracts := app_private.own_contract(_contract_id);
begin
  if contract.status <> 'not_deployed' then
    perform app_private.refuse('wrong_status', 'contractDeployed',
      jsonb_build_object('status', contract.status));
  end if;
  update app_public.tokens set status = 'deploying' where id = contract.token_id;
  update app_public.contracts set status = 'deploying' where id = contract.id returning * into contract;
  perform app_private.enqueue('finish_deployment', contract.id);
  return contract;
end
$$;
comment on function app_public.deploy_contract is 'Sends the contract to its chain, which answers a moment later.';

create function app_private.finish_deployment(contract_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  contract app_public.contracts;
  is_refused boolean;
begin
  select contracts.* into contract from app_public.contracts join app_public.tokens on tokens.id = contracts.token_id
  where contracts.id = finish_deployment.contract_id for update;
  if contract.status is distinct from 'deploying' then
    return;
  end if;
  is_refused := app_private.take_refusal(contract.id);
  if is_refused then
    update app_public.contracts set status = 'not_deployed', refused = 'deployment' where id = contract.id;
  else
    update app_public.contracts
    set status = 'deployed', contract_address = app_private.new_address(contract.chain) where id = contract.id;
  end if;
  update app_public.tokens set status = case when is_refused then 'not_deployed' else 'deployed' end
  where id = contract.token_id;
end
$$;
comment on function app_private.finish_deployment is 'The chain has taken the contract: it has an address from now on.';

create function app_private.check_mintable(holding app_public.holdings, token app_public.tokens) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  chain text := (select blockchain_addresses.chain from app_public.blockchain_addresses
    where id = holding.blockchain_address_id);
begin
  if holding.round_id is distinct from token.round_id or holding.amount = 0
    or coalesce(chain, app_private.native_chain()) <> app_private.native_chain() then
    perform app_private.refuse('not_mintable', 'notMintable',
      jsonb_build_object('id', holding.id));
  elsif scale(trim_scale(holding.amount)) > token.precision then
    perform app_private.refuse('too_precise', 'tooPrecise',
      jsonb_build_object('id', holding.id, 'precision', token.precision));
  end if;
end
$$;

create function app_public.tokenize_holdings(holding_ids uuid[]) returns setof app_public.holdings
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  issuer uuid := app_private.require_operation('tokenize_holdings');
  wanted uuid[] := array(select distinct unnest(holding_ids) order by 1);
  token app_public.tokens;
  contract app_public.contracts;
  holding app_public.holdings;
  minting uuid;
begin
  if (select count(*) from app_public.holdings where id = any (wanted) and issuer_id = issuer) <> cardinality(wanted)
    or cardinality(wanted) not between 1 and 1000 then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  token := app_private.own_token((
    select tokens.id from app_public.holdings join app_public.tokens on tokens.round_id = holdings.round_id
    where holdings.id = wanted[1]
  ));
  contract := app_private.living_contract(token.id);
  if contract.status is null or contract.status not in ('deployed', 'issued') then
    perform app_private.refuse('wrong_status', 'contractNotDeployed',
      jsonb_build_object('status', coalesce(contract.status, token.status)));
  end if;
  for holding in select * from app_public.holdings where id = any (wanted) order by id for update loop
    perform app_private.check_mintable(holding, token);
  end loop;
  update app_public.tokens set status = 'issuing' where id = token.id;
  update app_public.contracts set status = 'issuing' where id = contract.id;
  insert into app_private.mintings (contract_id, holding_ids) values (contract.id, wanted) returning id into minting;
  perform app_private.enqueue('finish_minting', minting);
  return query select * from app_public.holdings where id = any (wanted) order by id;
end
$$;
comment on function app_public.tokenize_holdings is 'Mints holdings of one round on the chain of its token, which takes a moment.';

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

-- Addresses follow the ledger: an entry with an address is an entry of the round's token.
create function app_private.settle_addresses() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.cap_table_entries (token_id, blockchain_address_id, amount)
  select distinct tokens.id, fresh.blockchain_address_id, 0
  from fresh join app_public.tokens on tokens.round_id = fresh.round_id
  where fresh.blockchain_address_id is not null and fresh.holding_id is not null
  order by 1, 2
  on conflict do nothing;
  update app_public.cap_table_entries as held set amount = held.amount + moved.amount
  from (
    select tokens.id as token_id, fresh.blockchain_address_id, sum(fresh.amount) as amount
    from fresh join app_public.tokens on tokens.round_id = fresh.round_id
    where fresh.holding_id is not null
    group by tokens.id, fresh.blockchain_address_id
  ) as moved
  where held.token_id = moved.token_id and held.blockchain_address_id = moved.blockchain_address_id and moved.amount <> 0;
  return null;
end
$$;

create function app_public.tokens_total(tokens app_public.tokens) returns numeric
language sql stable set search_path = pg_catalog
as $$ select total from app_public.rounds where id = tokens.round_id $$;
comment on function app_public.tokens_total is 'Units of its round; null for a coin.';

create function app_public.tokens_current_contract(tokens app_public.tokens) returns app_public.contracts
language sql stable set search_path = pg_catalog
as $$
  select contracts from app_public.contracts
  where token_id = tokens.id and status not in ('burning', 'burned')
$$;
comment on function app_public.tokens_current_contract is 'The contract it lives in, or will.';

create function app_public.tokens_exchange_price(tokens app_public.tokens) returns app_public.exchange_prices
language sql stable set search_path = pg_catalog
as $$
  select exchange_prices from app_public.exchange_prices
  where exchange_prices.symbol = tokens.symbol and tokens.type = 'Crypto'
$$;
comment on function app_public.tokens_exchange_price is 'Null for a coin that is not listed on the exchange.';

create function app_private.take_refusal(contract_id uuid) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  delete from app_private.chain_refusals where chain_refusals.contract_id = take_refusal.contract_id;
  return found;
end
$$;

create function app_private.forget_refusal() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  new.refused := null;
  return new;
end
$$;
comment on function app_private.forget_refusal is 'Clears the refusal when an operation is sent again.';

-- Nothing was minted: the holdings and the units minted before are unchanged.
create function app_private.refuse_minting(contract app_public.contracts) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  update app_public.contracts set refused = 'minting', status = case when exists (
    select from app_public.cap_table_entries join app_public.blockchain_addresses on blockchain_addresses.id = blockchain_address_id
    where token_id = contract.token_id and chain = contract.chain and amount > 0
  ) then 'issued' else 'deployed' end
  where id = contract.id;
  update app_public.tokens set status = 'deployed' where id = contract.token_id;
end
$$;

-- Where the product's test chain wrote down a token that has been on it.
create function app_public.tokens_private_block(tokens app_public.tokens) returns bigint
language sql stable set search_path = pg_catalog
as $$
  select max((transactions.chain_data ->> 'block_number')::bigint)
  from app_public.transactions
  join app_public.chains on chains.id = transactions.chain_data ->> 'chain' and chains.kind = 'private'
  where transactions.round_id = tokens.round_id
$$;
comment on function app_public.tokens_private_block is
  'The latest block of the product''s test chain with a transaction of it that the reader may see; null where there is none.';
