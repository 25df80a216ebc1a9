-- make_token: sets a round's token up, edits it until it is deployed, and afterwards swaps its chain.
create function app_private.check_token(name text, symbol text, chain text) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  wrong text := case
    when coalesce(name, '') = '' then 'Token name is required.'
    when length(name) > 40 then 'Token name must be less than 40 characters.'
    when name !~ '^[A-Za-z0-9 .,_''&()/:!?\u00C0-\uFFFD-]+$' then 'A token name is made of letters, digits, spaces and common punctuation.'
    when coalesce(symbol, '') = '' then 'Token symbol is required.'
    when length(symbol) > 40 then 'Token symbol must be less than 40 characters.'
    when not exists (select from app_public.chains where id = check_token.chain and kind <> 'native')
      then 'Chain is required.'
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
    perform app_private.refuse('not_found', 'There is nothing here.');
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
    perform app_private.refuse('same_chain', 'The token is on this chain already.');
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
    perform app_private.refuse('not_found', 'There is nothing here.');
  end if;
  if token.status = 'system_only' then
    insert into app_public.contracts (token_id, chain) values (token.id, _chain);
  elsif token.status = 'not_deployed' then
    update app_public.contracts set chain = _chain where id = contract.id and chain <> _chain;
  elsif token.status in ('deployed', 'issued') then
    perform app_private.swap_chain(contract, _chain);
  else
    perform app_private.refuse('wrong_status', 'The chain is at work on this token: try again when it is done.',
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
grant execute on function app_public.make_token to app_user;
