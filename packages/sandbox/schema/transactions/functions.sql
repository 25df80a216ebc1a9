-- Rules of the ledger for every writer.
create function app_private.refuse_altering() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(current_setting('app.resetting', true), '') <> 'on' then
    perform app_private.refuse('ledger_is_final', 'ledgerFinal');
  end if;
  return null;
end
$$;

create function app_private.check_zero_sum() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if (select sum(amount) from app_public.ledger_entries where transaction_id = new.transaction_id) <> 0 then
    perform app_private.refuse('ledger_unbalanced', 'ledgerSum');
  end if;
  return null;
end
$$;

create function app_private.check_issued() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  most numeric := (to_jsonb(new) ->> tg_argv[0])::numeric;
begin
  if new.issued > most and new.issued > old.issued then
    perform app_private.refuse('over_issued', 'overIssued', jsonb_build_object(
      'of', tg_argv[1], 'available', trim_scale(greatest(0, most - old.issued))::text));
  elsif new.issued > most then
    perform app_private.refuse('below_issued', 'belowIssued',
      jsonb_build_object('issued', trim_scale(new.issued)::text));
  end if;
  return new;
end
$$;
comment on function app_private.check_issued is 'Refuses more issued units than are authorized; the update that calls it has locked the row.';

create function app_private.check_holding() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.amount <> (select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = new.id)
    or (new.security_id, new.investor_id) is distinct from (old.security_id, old.investor_id) then
    perform app_private.refuse('ledger_unbalanced', 'ledgerHolding');
  end if;
  return new;
end
$$;

-- The effects of entries: holdings follow the ledger, issued units are counted.
create function app_private.settle_holdings(holding_ids uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Locked first: the sums below then see every entry that was written before.
  perform from app_public.holdings where id = any (holding_ids) order by id for update;
  if exists (
    select from (
      select sum(amount) over (partition by holding_id order by booked_on) as balance
      from app_public.ledger_entries where holding_id = any (holding_ids)
    ) as days where balance < 0
  ) then
    perform app_private.refuse('insufficient_units', 'insufficientUnits');
  end if;
  update app_public.holdings set amount = booked.amount
  from (
    select holding_id, sum(amount) as amount from app_public.ledger_entries
    where holding_id = any (holding_ids) group by holding_id
  ) as booked
  where holdings.id = booked.holding_id and holdings.amount <> booked.amount;
end
$$;
comment on function app_private.settle_holdings is 'Sets holdings to their balances, none of which may be negative on any day.';

create function app_private.count_issued(round_id uuid, security_id uuid, amount numeric) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Round, security, asset: all writers lock in this order, so there is no deadlock.
  update app_public.rounds set issued = issued + amount where id = count_issued.round_id;
  update app_public.securities set issued = issued + amount where id = count_issued.security_id;
  update app_public.assets set issued = issued + amount
  where id = (select asset_id from app_public.rounds where id = count_issued.round_id);
end
$$;

create function app_private.settle_entries() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  taken record;
begin
  for taken in
    select round_id, security_id, -sum(amount) as amount from fresh where holding_id is null
    group by round_id, security_id order by round_id, security_id
  loop
    perform app_private.count_issued(taken.round_id, taken.security_id, taken.amount);
  end loop;
  perform app_private.settle_holdings(array(
    select distinct holding_id from fresh where holding_id is not null order by holding_id
  ));
  return null;
end
$$;

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
comment on function app_private.issuance_id is 'The id of an issuance of a holding, the same in every seeded database.';

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

create function app_private.own_trade() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id, seller_id, buyer_id into strict new.issuer_id, new.seller_id, new.buyer_id
  from app_public.transfers where id = new.transfer_id;
  return new;
end
$$;

-- make_transfer: an issuer books units from one holder to another.
create function app_private.check_transfer(holding app_public.holdings, investor_id uuid, amount numeric, price numeric)
returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if holding.id is null or not exists (
    select from app_public.accounts
    join app_private.visible_rows as known on known.row_id = accounts.id and known.account_id = holding.issuer_id
    where accounts.id = check_transfer.investor_id and accounts.type = 'investor'
  ) then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif amount is null or amount in ('NaN', 'Infinity', '-Infinity') or amount <= 0 or scale(trim_scale(amount)) > 18
    or price in ('NaN', 'Infinity', '-Infinity') or price < 0 then
    perform app_private.refuse('invalid_input', 'inputNotAccepted');
  elsif holding.investor_id = check_transfer.investor_id then
    perform app_private.refuse('same_holder', 'sameHolder');
  elsif holding.amount < amount then
    perform app_private.refuse('insufficient_units', 'insufficientUnits',
      jsonb_build_object('available', trim_scale(holding.amount)::text));
  end if;
end
$$;

create function app_public.make_transfer(holding_id uuid, investor_id uuid, amount numeric, price numeric default null)
returns app_public.transfers
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  issuer uuid := app_private.require_operation('make_transfer');
  source app_public.holdings;
  target app_public.holdings;
  chain text;
  booked app_public.transactions;
  made app_public.transfers;
begin
  -- A token that leaves its chain takes every holding along: none is made on it meanwhile.
  perform from app_public.tokens
  where round_id = (select round_id from app_public.holdings where id = make_transfer.holding_id) for share;
  select * into source from app_public.holdings
  where id = make_transfer.holding_id and issuer_id = issuer for update;
  perform app_private.check_transfer(source, make_transfer.investor_id, amount, price);
  select blockchain_addresses.chain into chain from app_public.blockchain_addresses where id = source.blockchain_address_id;
  insert into app_public.holdings (security_id, round_id, investor_id, amount, purchase_price, issued_on,
    blockchain_address_id)
  values (source.security_id, source.round_id, make_transfer.investor_id, 0, price, app_private.today(),
    app_private.address_on(make_transfer.investor_id, coalesce(chain, app_private.native_chain())))
  returning * into target;
  insert into app_public.transactions
    (kind, security_id, round_id, issuer_id, broker_id, seller_id, buyer_id, booked_on, chain_data)
  values ('transfer', source.security_id, source.round_id, issuer, source.broker_id, source.investor_id,
    target.investor_id, app_private.today(), jsonb_build_object('paid_on', app_private.today())
      || app_private.block_of(chain, app_private.today()))
  returning * into booked;
  insert into app_public.ledger_entries (transaction_id, security_id, round_id, issuer_id, broker_id, investor_id,
    holding_id, blockchain_address_id, amount, booked_on)
  values (booked.id, source.security_id, source.round_id, issuer, source.broker_id, source.investor_id,
      source.id, source.blockchain_address_id, -make_transfer.amount, booked.booked_on),
    (booked.id, source.security_id, source.round_id, issuer, null, target.investor_id,
      target.id, target.blockchain_address_id, make_transfer.amount, booked.booked_on);
  insert into app_public.transfers (transaction_id, security_id, issuer_id, seller_id, buyer_id, amount, price)
  values (booked.id, source.security_id, issuer, source.investor_id, target.investor_id, make_transfer.amount, price)
  returning * into made;
  return made;
end
$$;
comment on function app_public.make_transfer is 'Transfers units of a holding to another investor of the issuer, with or without a price per unit.';

create function app_public.ledger_entries_token(ledger_entries app_public.ledger_entries) returns app_public.tokens
language sql stable set search_path = pg_catalog
as $$
  select tokens from app_public.tokens
  where tokens.round_id = ledger_entries.round_id and ledger_entries.blockchain_address_id is not null
$$;
comment on function app_public.ledger_entries_token is 'The token of the units, when they are at an address.';

-- The balance of an account of the book after an entry.
create function app_public.ledger_entries_balance_after(ledger_entries app_public.ledger_entries) returns numeric
language sql stable set search_path = pg_catalog
as $$
  -- A broker sees some of a holder's entries: their sum would be no balance.
  select case
    when ledger_entries.holding_id is null then (select total from app_public.securities where id = ledger_entries.security_id) + sum(amount)
    when (select app_private.account_id()) in (ledger_entries.issuer_id, ledger_entries.investor_id) then sum(amount)
  end
  from app_public.ledger_entries as earlier
  where earlier.security_id = ledger_entries.security_id
    and case when ledger_entries.holding_id is null then earlier.holding_id is null
      else earlier.holding_id is not null and earlier.investor_id = ledger_entries.investor_id end
    and (earlier.booked_on, earlier.created_on, earlier.transaction_id, earlier.amount, earlier.id)
      <= (ledger_entries.booked_on, ledger_entries.created_on, ledger_entries.transaction_id, ledger_entries.amount, ledger_entries.id)
$$;
comment on function app_public.ledger_entries_balance_after is
  E'@figure TXN-004\nUnits of the security that its holder had after the transaction, or that were left to issue; null when the reader cannot see all of them.';
