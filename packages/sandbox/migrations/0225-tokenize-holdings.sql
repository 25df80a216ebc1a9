-- tokenize_holdings: holdings of a round move from the product's own ledger onto the chain of its token.
create table app_private.mintings (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references app_public.contracts on delete cascade,
  holding_ids uuid[] not null
);
alter table app_private.mintings enable row level security;
create index on app_private.mintings (contract_id);

create function app_private.check_mintable(holding app_public.holdings, token app_public.tokens) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  chain text := (select blockchain_addresses.chain from app_public.blockchain_addresses
    where id = holding.blockchain_address_id);
begin
  if holding.round_id is distinct from token.round_id or holding.amount = 0
    or coalesce(chain, app_private.native_chain()) <> app_private.native_chain() then
    perform app_private.refuse('not_mintable', 'Only holdings of the token''s round that are on no chain yet can be minted.',
      jsonb_build_object('id', holding.id));
  elsif scale(trim_scale(holding.amount)) > token.precision then
    perform app_private.refuse('too_precise', 'The token has fewer decimal places than the holding.',
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
    perform app_private.refuse('not_found', 'There is nothing here.');
  end if;
  token := app_private.own_token((
    select tokens.id from app_public.holdings join app_public.tokens on tokens.round_id = holdings.round_id
    where holdings.id = wanted[1]
  ));
  contract := app_private.living_contract(token.id);
  if contract.status is null or contract.status not in ('deployed', 'issued') then
    perform app_private.refuse('wrong_status', 'Holdings can be minted once the contract is deployed.',
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
grant execute on function app_public.tokenize_holdings to app_user;
