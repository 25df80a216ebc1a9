/*
 * A chain may refuse what it was sent: the contract is what it was before, says what was refused, and may be sent again. The
 * sandbox's chains do so when they are told to.
 */
alter table app_public.contracts add column refused text check (refused in ('deployment', 'minting'));
comment on column app_public.contracts.refused is 'What the chain refused when it was last sent something: deployment or minting.';

create table app_private.chain_refusals (
  contract_id uuid primary key references app_public.contracts on delete cascade
);
comment on table app_private.chain_refusals is 'Contracts of which the chain refuses what it is sent next.';
alter table app_private.chain_refusals enable row level security;

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
comment on function app_private.forget_refusal is 'What is sent again is not refused yet.';
create trigger forget_refusal before update of status, chain on app_public.contracts
  for each row when (new.status in ('deploying', 'issuing') or new.chain <> old.chain)
  execute function app_private.forget_refusal();

create or replace function app_private.finish_deployment(contract_id uuid) returns void
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

-- Nothing was minted: the holdings are where they were, and so is what had been minted before.
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

create or replace function app_private.finish_minting(minting_id uuid) returns void
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
  -- What was sold in the meantime is left out.
  for holding in select * from app_public.holdings where id = any (wanted) and amount > 0 order by id for update loop
    perform app_private.move_holding(holding, 'mint', contract.chain, on_chain);
  end loop;
  update app_public.contracts set status = 'issued' where id = contract.id;
  update app_public.tokens set status = 'deployed' where id = contract.token_id;
end
$$;
