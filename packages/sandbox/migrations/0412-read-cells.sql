-- Cells of an imported file: texts that must have the type of their column.
create function app_private.cell_number(cell text, "column" text) returns numeric
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  plain text := nullif(btrim(cell), '');
begin
  if plain like '%,%' then
    perform app_private.refuse_field("column", 'Numbers have no commas.');
  elsif plain !~ '^-?\d{1,20}(\.\d{1,18})?$' then
    perform app_private.refuse_field("column", 'This is not a number.');
  end if;
  return plain::numeric;
end
$$;
comment on function app_private.cell_number is 'Plain digits with at most 18 places; null for an empty cell.';

create function app_private.cell_day(cell text, "column" text) returns date
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  plain text := nullif(btrim(cell), '');
begin
  if plain !~ '^\d{4}-\d\d-\d\d$' then
    perform app_private.refuse_field("column", 'Days are written YYYY-MM-DD.');
  end if;
  return plain::date;
exception
  when datetime_field_overflow or invalid_datetime_format then
    perform app_private.refuse_field("column", 'There is no such day.');
end
$$;
comment on function app_private.cell_day is 'A calendar day; null for an empty cell.';
