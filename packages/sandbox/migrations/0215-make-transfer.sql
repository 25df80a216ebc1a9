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
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif amount is null or amount in ('NaN', 'Infinity', '-Infinity') or amount <= 0 or scale(trim_scale(amount)) > 18
    or price in ('NaN', 'Infinity', '-Infinity') or price < 0 then
    perform app_private.refuse('invalid_input', 'The platform did not accept the input.');
  elsif holding.investor_id = check_transfer.investor_id then
    perform app_private.refuse('same_holder', 'Units cannot be transferred to the one who has them.');
  elsif holding.amount < amount then
    perform app_private.refuse('insufficient_units', 'The holder does not have that many units.',
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
comment on function app_public.make_transfer is 'Books units of a holding to another investor the issuer knows, at a price a unit or for nothing.';
grant execute on function app_public.make_transfer to app_user;
