-- Where an account keeps units on a chain: addresses are opened by the custodian when they are needed.
create function app_private.new_address(chain text) returns text
language sql volatile set search_path = pg_catalog
as $$
  select case
    when chain like 'ethereum-%' then '0x' || substr(encode(sha256(uuid_send(gen_random_uuid())), 'hex'), 1, 40)
    when chain like 'tezos-%' then 'tz1' || translate(
      substr(encode(sha256(uuid_send(gen_random_uuid())), 'hex'), 1, 33), '0', 'Z')
  end
$$;
comment on function app_private.new_address is 'Returns an unused address; none for the platform''s own ledger.';

create function app_private.address_on(account_id uuid, chain text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  found_id uuid;
begin
  select id into found_id from app_public.blockchain_addresses as known
  where known.account_id = address_on.account_id and known.chain = address_on.chain and status = 'active'
  order by created_on, id limit 1;
  if found_id is null then
    insert into app_public.blockchain_addresses (account_id, chain, address)
    values (address_on.account_id, address_on.chain, app_private.new_address(address_on.chain)) returning id into found_id;
  end if;
  return found_id;
end
$$;
comment on function app_private.address_on is 'The address of an account on a chain; a custodian opens an address when there is none.';
