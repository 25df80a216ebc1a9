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
create trigger settle_addresses after insert on app_public.ledger_entries
  referencing new table as fresh for each statement execute function app_private.settle_addresses();

create function app_public.ledger_entries_token(ledger_entries app_public.ledger_entries) returns app_public.tokens
language sql stable set search_path = pg_catalog
as $$
  select tokens from app_public.tokens
  where tokens.round_id = ledger_entries.round_id and ledger_entries.blockchain_address_id is not null
$$;
comment on function app_public.ledger_entries_token is 'The token the units are counted in, where they are at an address.';

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

create function app_public.holdings_blockchain_addresses(holdings app_public.holdings)
returns setof app_public.blockchain_addresses
language sql stable rows 2 set search_path = pg_catalog
as $$
  select * from app_public.blockchain_addresses
  where id in (
    select blockchain_address_id from app_public.ledger_entries
    where holding_id = holdings.id group by blockchain_address_id having sum(amount) > 0
  )
$$;
comment on function app_public.holdings_blockchain_addresses is 'The place of its units.';

grant execute on function app_public.ledger_entries_token, app_public.tokens_total, app_public.tokens_current_contract,
  app_public.holdings_blockchain_addresses to app_user;
