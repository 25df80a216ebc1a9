-- A row of an allocation's cap table, as a CSV import brings it: an investment that was made elsewhere. Nothing is asked
-- of the investor any more and no mail is sent; all rules of such a row are here.
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
