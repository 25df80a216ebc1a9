-- Rows of an allocation's cap table are imported in batches: each row added alone makes another version of
-- the allocation's sold units, and the thousandth reads all versions before it.
create function app_private.imported_investments(allocation app_public.allocations, rows jsonb)
returns table ("row" int, id uuid, investor_id uuid, amount numeric, price numeric, paid numeric, paid_on date, note text)
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  item jsonb;
begin
  for "row", item in select (value ->> 'row')::int, value -> 'cells' from jsonb_array_elements(rows) order by 1 loop
    id := gen_random_uuid();
    amount := app_private.cell_number(item ->> 'amount', 'amount');
    price := app_private.cell_number(item ->> 'price', 'price');
    paid := app_private.cell_number(item ->> 'paidInCapital', 'paidInCapital');
    paid_on := app_private.cell_day(item ->> 'paidOn', 'paidOn');
    note := nullif(btrim(item ->> 'note'), '');
    perform app_private.check_units(amount);
    perform app_private.check_imported_money(price, paid, paid_on);
    investor_id := app_private.invited_investor(allocation.owner_id, item ->> 'email', item ->> 'contactName');
    return next;
  end loop;
end
$$;
comment on function app_private.imported_investments is
  'Adds the investments of the rows once each value is allowed; a person who is not a contact of the owner becomes one.';

create function app_private.add_investments(allocation_id uuid, rows jsonb)
returns table ("row" int, id uuid, investor_id uuid)
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
  round_price numeric := (select price from app_public.rounds where rounds.id = allocation.round_id);
  made jsonb := (select jsonb_agg(to_jsonb(read)) from app_private.imported_investments(allocation, rows) as read);
begin
  insert into app_public.distributions (id, allocation_id, investor_id, amount, status, qualifications_complete)
  select id, allocation.id, investor_id, amount, 'closed', true
  from jsonb_to_recordset(made) as read (id uuid, investor_id uuid, amount numeric);
  insert into app_public.distribution_prices (distribution_id, currency, price)
  select id, 1, coalesce(price, round_price) from jsonb_to_recordset(made) as read (id uuid, price numeric);
  insert into app_public.distribution_payments (distribution_id, amount, paid_on)
  select id, paid, paid_on from jsonb_to_recordset(made) as read (id uuid, paid numeric, paid_on date) where paid > 0;
  insert into app_public.distribution_annotations (distribution_id, annotation)
  select id, app_private.checked_note(note) from jsonb_to_recordset(made) as read (id uuid, note text) where note is not null;
  return query select * from jsonb_to_recordset(made) as read ("row" int, id uuid, investor_id uuid);
end
$$;
comment on function app_private.add_investments is
  'Adds rows of a cap table, `[{row, cells}]`, to an allocation of the account acted for, and says which investment each became; does not check bulk_allocation, its caller does.';
