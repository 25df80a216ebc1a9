-- A row of an allocation's cap table, as a CSV import brings it: an investment that was made elsewhere. Nothing is asked
-- of the investor any more and nobody is mailed; all rules of such a row are here.
create function app_private.check_imported_money(price numeric, paid_in_capital numeric, paid_on date) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if price < 0 or price in ('NaN', 'Infinity') then
    perform app_private.refuse_field('price', 'The price cannot be below 0.');
  elsif paid_in_capital < 0 or paid_in_capital in ('NaN', 'Infinity') then
    perform app_private.refuse_field('paidInCapital', 'What is paid in cannot be below 0.');
  elsif paid_in_capital > 0 and paid_on is null then
    perform app_private.refuse_field('paidOn', 'Paid On is a required field.');
  end if;
end
$$;

create function app_private.import_allocation_row(
  allocation_id uuid, email text, contact_name text, amount numeric, price numeric default null,
  paid_in_capital numeric default null, paid_on date default null, note text default null
) returns uuid
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
  investor uuid;
  made uuid;
begin
  perform app_private.check_units(amount);
  perform app_private.check_imported_money(price, paid_in_capital, paid_on);
  investor := app_private.invited_investor(allocation.owner_id, email, contact_name);
  insert into app_public.distributions (allocation_id, investor_id, amount, status, qualifications_complete)
  values (allocation.id, investor, amount, 'closed', true) returning id into made;
  insert into app_public.distribution_prices (distribution_id, currency, price)
  select made, 1, coalesce(import_allocation_row.price, rounds.price)
  from app_public.rounds where rounds.id = allocation.round_id;
  if paid_in_capital > 0 then
    insert into app_public.distribution_payments (distribution_id, amount, paid_on) values (made, paid_in_capital, paid_on);
  end if;
  if nullif(btrim(note), '') is not null then
    insert into app_public.distribution_annotations (distribution_id, annotation)
    values (made, app_private.checked_note(note));
  end if;
  return made;
end
$$;
comment on function app_private.import_allocation_row is
  'Adds a row of a cap table to the allocation of the account acted for; asks bulk_allocation of nobody, its caller does.';
