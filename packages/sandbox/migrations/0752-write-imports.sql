-- The contacts of a checked file are written at once: in one transaction, and a set at a time.
create function app_private.write_import(import_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  import app_public.imports;
  operation_id uuid := gen_random_uuid();
  written int;
begin
  select * into import from app_public.imports where id = import_id and status = 'writing' for update;
  if import.id is null then
    return;
  end if;
  -- On behalf of whoever confirmed it: the audit says so of every contact.
  perform set_config('app.user_id', import.created_by::text, true), set_config('app.account_id', import.account_id::text, true),
    set_config('app.operation_id', operation_id::text, true);
  perform app_private.lock_every_email();
  perform app_private.begin_marking_later();
  written := app_private.add_import_rows(import);
  perform app_private.end_marking_later();
  update app_public.imports set status = 'done', added_count = written, known_count = known_count + added_count - written,
    ended_on = app_private.now(), held_until = null
  where id = import_id;
  perform app_private.record_operation(operation_id, 'writeContacts');
end
$$;
comment on function app_private.write_import is 'Adds the rows of a confirmed import as contacts, all of them or none.';

create function app_private.add_import_rows(import app_public.imports) returns int
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  written int;
begin
  -- Whoever became a contact meanwhile is not added again.
  update app_public.import_rows as found set outcome = 'known'
  from app_public.customers
  where found.import_id = import.id and found.outcome = 'added'
    and customers.account_id = import.account_id and customers.email = found.address;
  with made as (
    insert into app_public.accounts (type, name, contact_name, email)
    select 'investor', btrim(name), btrim(name), address from app_public.import_rows
    where import_rows.import_id = import.id and outcome = 'added' order by row
    returning id, name, email
  ), kept as (
    insert into app_private.made_accounts (account_id, vendor_id) select id, import.account_id from made
  )
  insert into app_public.customers (account_id, investor_id, contact_name, email)
  select import.account_id, id, name, email from made;
  get diagnostics written = row_count;
  return written;
end
$$;

create function app_private.next_import() returns app_public.imports
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  import app_public.imports;
begin
  -- Another server may be at one: each takes an import that nobody holds.
  update app_public.imports set held_until = clock_timestamp() + interval '1 minute', attempts = attempts + 1
  where id = (
    select id from app_public.imports
    where status in ('checking', 'writing') and (held_until is null or held_until < clock_timestamp())
    order by created_on, id limit 1 for update skip locked
  ) returning * into import;
  if import.status = 'checking' then
    -- What a server that died has read is read again.
    delete from app_public.import_rows where import_id = import.id;
    update app_public.imports set row_count = 0 where id = import.id;
  end if;
  return import;
end
$$;
comment on function app_private.next_import is 'An import to work at, or null.';

create function app_private.fail_import(import_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.imports set held_until = null,
    problem = case when attempts >= 3 then 'internal' end,
    status = case when attempts >= 3 then 'failed' else status end
  where id = import_id and status in ('checking', 'writing')
$$;
comment on function app_private.fail_import is 'Something went wrong that is nobody''s fault here: it is tried three times in all.';

create function app_private.forget_imports() returns void
language sql volatile set search_path = pg_catalog
as $$
  -- What was brought and never confirmed is dropped; of the others only their figures stay.
  update app_public.imports set status = 'discarded', ended_on = app_private.now()
  where status in ('checked', 'failed') and created_on < app_private.now() - interval '1 day';
  delete from app_public.import_rows using app_public.imports
  where import_rows.import_id = imports.id and imports.status in ('done', 'discarded')
    and imports.created_on < app_private.now() - interval '1 day';
$$;
comment on function app_private.forget_imports is 'What the hourly clean-up does: a person''s data stay no longer than they are of use.';
