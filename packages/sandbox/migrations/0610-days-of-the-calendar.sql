-- PostgreSQL takes `infinity` for a day, and years before Christ and after 9999. A client that reads days as
-- YYYY-MM-DD cannot. Existing values stay until they are edited: a data folder with such a day must still
-- start.
do $$
declare
  day record;
begin
  for day in
    select format('%I.%I', table_schema, table_name) as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'app_public' and table_type = 'BASE TABLE' and data_type = 'date'
  loop
    execute format('alter table %s add check (%I between ''0001-01-01'' and ''9999-12-31'') not valid', day."table", day."column");
  end loop;
end
$$;
