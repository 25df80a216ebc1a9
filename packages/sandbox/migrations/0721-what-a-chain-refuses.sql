/*
 * A chain may refuse a request: the contract returns to its previous state, records the refusal, and may be
 * sent again. The sandbox's chains refuse in a scenario.
 */
create table app_private.chain_refusals (
  contract_id uuid primary key references app_public.contracts on delete cascade
);
comment on table app_private.chain_refusals is 'Contracts whose next request the chain refuses.';
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
comment on function app_private.forget_refusal is 'Clears the refusal when an operation is sent again.';
create trigger forget_refusal before update of status, chain on app_public.contracts
  for each row when (new.status in ('deploying', 'issuing') or new.chain <> old.chain)
  execute function app_private.forget_refusal();

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

