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
    perform app_private.refuse('not_found', 'There is nothing here.');
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
    perform app_private.refuse('wrong_status', 'Only a contract that is not deployed can be deployed.',
      jsonb_build_object('status', contract.status));
  end if;
  update app_public.tokens set status = 'deploying' where id = contract.token_id;
  update app_public.contracts set status = 'deploying' where id = contract.id returning * into contract;
  perform app_private.enqueue('finish_deployment', contract.id);
  return contract;
end
$$;
comment on function app_public.deploy_contract is 'Sends the contract to its chain, which answers a moment later.';
grant execute on function app_public.deploy_contract to app_user;

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
