-- A holding that comes into the book with units is an issuance: it is booked at once, for every writer.
create sequence app_private.block_numbers as bigint start 1000001;

create function app_private.block_of(chain text, booked_on date) returns jsonb
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  block bigint;
begin
  if chain is null or chain = app_private.native_chain() then
    return '{}';
  end if;
  block := nextval('app_private.block_numbers');
  return jsonb_build_object('chain', chain, 'block_number', block, 'hash',
    '0x' || encode(sha256(convert_to(concat_ws(':', chain, block, booked_on), 'utf8')), 'hex'));
end
$$;
comment on function app_private.block_of is 'The block of a transaction on a chain; empty for the ledger of the product.';

create function app_private.issuance_id(holding_id uuid) returns uuid
language sql immutable set search_path = pg_catalog
as $$ select md5('issuance:' || holding_id)::uuid $$;
comment on function app_private.issuance_id is 'One issuance a holding, the same in every seeded database.';

create function app_private.book_issuances() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.transactions
    (id, kind, security_id, round_id, issuer_id, broker_id, buyer_id, booked_on, chain_data, created_on)
  select app_private.issuance_id(fresh.id), 'issuance', security_id, round_id, issuer_id, broker_id, investor_id,
    issued_on, jsonb_build_object('paid_on', coalesce((
      select max(paid_on) from app_public.distribution_payments
      where distribution_payments.distribution_id = fresh.distribution_id and status = 'complete'
    ), issued_on)) || app_private.block_of(addresses.chain, issued_on), fresh.created_on
  from fresh left join app_public.blockchain_addresses as addresses on addresses.id = blockchain_address_id
  where amount > 0
  order by fresh.created_on, fresh.id;
  insert into app_public.ledger_entries (transaction_id, security_id, round_id, issuer_id, broker_id, investor_id,
    holding_id, blockchain_address_id, amount, booked_on, created_on)
  select app_private.issuance_id(id), fresh.security_id, round_id, issuer_id, holder.*, issued_on, created_on
  from fresh cross join lateral (
    values (broker_id, investor_id, id, blockchain_address_id, amount),
      (null, null, null, (select blockchain_address_id from app_public.securities where id = fresh.security_id), -amount)
  ) as holder
  where amount > 0;
  return null;
end
$$;
create trigger book_issuances after insert on app_public.holdings
  referencing new table as fresh for each statement execute function app_private.book_issuances();

create function app_public.holdings_amount_on(holdings app_public.holdings, day date) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select coalesce(sum(amount), 0) from app_public.ledger_entries
  where holding_id = holdings.id and booked_on <= day
$$;
comment on function app_public.holdings_amount_on is 'The units of the holding at the end of a day.';
grant execute on function app_public.holdings_amount_on to app_user;
