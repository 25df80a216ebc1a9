-- Triggers keep app_private.visible_accounts beside app_private.visible_rows.
create function app_private.with_bits(bits bytea, numbers int[], new_bit int) returns bytea
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  each int;
  missing int := (select max(one) from unnest(numbers) as one) / 8 + 1 - octet_length(bits);
begin
  bits := bits || decode(repeat('00', missing), 'hex');
  foreach each in array numbers loop
    bits := set_bit(bits, each, new_bit);
  end loop;
  return bits;
end
$$;

create function app_private.both_bits(one bytea, other bytea) returns bytea
language sql immutable set search_path = pg_catalog
as $$
  -- As strings of bits, which can be put together as a whole; the first four bytes of one that is sent are its length.
  select substr(varbit_send(
    ('x' || rpad(encode(one, 'hex'), digits, '0'))::varbit | ('x' || rpad(encode(other, 'hex'), digits, '0'))::varbit), 5)
  from (select 2 * greatest(octet_length(one), octet_length(other)) as digits) as longer
$$;

-- Links that another transaction commits while this waits for the vendor's bits are in them, and not among the links seen here.
create function app_private.mark(viewers uuid[], shown_rows uuid[] default null) returns void
language sql volatile set search_path = pg_catalog
as $$
  with shown as (
    select links.account_id, array_agg(accounts.number) as numbers
    from app_private.visible_rows as links join app_public.accounts on accounts.id = links.row_id
    where links.account_id = any (viewers) and (shown_rows is null or links.row_id = any (shown_rows)) and links.row_id not in (
      select investor_id from app_public.customers where import_id = any (app_private.staged_imports())
    )
    group by links.account_id
  )
  insert into app_private.visible_accounts as held (account_id, numbers)
  select account_id, app_private.with_bits('', numbers, 1) from shown order by account_id
  on conflict (account_id) do update set
    numbers = app_private.with_bits(held.numbers, (select numbers from shown where shown.account_id = held.account_id), 1)
$$;
comment on function app_private.mark is 
  'Sets the bits of these accounts by all their links, or those to some rows, but those that an import stages.';

-- A vendor's bits, written again for each investor of a piece of an import, would cost more with each: its viewers wait for the
-- end of the piece.
create function app_private.begin_marking_later() returns void
language sql volatile set search_path = pg_catalog
as $$ select set_config('app.marked_later', '{}', true) $$;

create function app_private.end_marking_later(shown_rows uuid[] default null) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.mark(nullif(current_setting('app.marked_later', true), '')::uuid[], shown_rows);
  select set_config('app.marked_later', '', true);
$$;

create function app_private.mark_accounts() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  later uuid[] := nullif(current_setting('app.marked_later', true), '')::uuid[];
  vendors uuid[];
begin
  if not exists (select from changed_rows) then
    return null;
  end if;
  if later is not null then
    vendors := array(select viewers.id from changed_rows join app_public.accounts as viewers
      on viewers.id = changed_rows.account_id where viewers.type <> 'investor');
    perform set_config('app.marked_later', array(select unnest(later) union select unnest(vendors))::text, true);
  end if;
  insert into app_private.visible_accounts as held (account_id, numbers)
  select links.account_id, app_private.with_bits('', array_agg(accounts.number), 1)
  from changed_rows as links join app_public.accounts on accounts.id = links.row_id
  where vendors is null or links.account_id <> all (vendors)
  group by links.account_id
  -- In one order, so that two transactions never wait for each other in a circle.
  order by links.account_id
  on conflict (account_id) do update set numbers = app_private.with_bits(held.numbers,
    (select array_agg(accounts.number) from changed_rows as links join app_public.accounts on accounts.id = links.row_id
     where links.account_id = held.account_id), 1);
  return null;
end
$$;
create trigger mark_accounts after insert on app_private.visible_rows referencing new table as changed_rows
  for each statement when (current_setting('app.staging', true) is distinct from 'on') execute function app_private.mark_accounts();

create function app_private.unmark_accounts() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_private.visible_accounts as held set numbers = app_private.with_bits(held.numbers, hidden.numbers, 0)
  from (
    select links.account_id, array_agg(accounts.number) as numbers
    from changed_rows as links join app_public.accounts on accounts.id = links.row_id
    group by links.account_id
  ) as hidden
  where held.account_id = hidden.account_id;
  return null;
end
$$;
create trigger unmark_accounts after delete on app_private.visible_rows referencing old table as changed_rows
  for each statement when (current_setting('app.staging', true) is distinct from 'on') execute function app_private.unmark_accounts();
