-- A token is edited as it was shown: one that somebody else has changed meanwhile is not written over unseen.
drop function app_public.make_token(uuid, text, text, text, uuid);
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
