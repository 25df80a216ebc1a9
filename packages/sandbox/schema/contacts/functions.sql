create function app_private.show_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.visible_rows (account_id, row_id)
  select distinct account_id, investor_id from new_rows
  -- In one order, so that two transactions never wait for each other in a circle.
  order by account_id, investor_id
  on conflict do nothing;
  return null;
end
$$;

-- An investor of a vendor is its contact; if the vendor had entered the person, that contact is now theirs.
create function app_private.drop_entry(vendor uuid, account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  delete from app_private.visible_rows where account_id = vendor and row_id = account;
  delete from app_public.accounts where id = account;
exception when foreign_key_violation then
  -- Something was given to it meanwhile, a document perhaps: it stays beside.
  null;
end
$$;
comment on function app_private.drop_entry is 'Removes a placeholder account from a vendor''s contacts, because the person has their own account.';

create function app_private.recognise_contact(vendor uuid, investor uuid) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  -- Verified by a sign-in, because a user can enter the address of another person into their account.
  addresses text[] := array(
    select unnest(users.emails)
    from app_public.users_accounts as places join app_public.users on users.id = places.user_id
    where places.account_id = investor and places.role = 'account_owner'
  );
  written app_private.known_customers;
begin
  if addresses = '{}' then
    return null;
  end if;
  select customers.* into written
  from app_private.known_customers as customers join app_private.made_accounts as made on made.account_id = customers.investor_id
  where customers.account_id = vendor and made.vendor_id = vendor and app_private.is_untouched(made.account_id)
    and customers.email = any (addresses)
  order by customers.created_on, customers.id limit 1;
  if written.id is not null then
    update app_public.customers set investor_id = investor where id = written.id;
    perform app_private.drop_entry(vendor, written.investor_id);
  end if;
  return written.id;
end
$$;

create function app_private.meet_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  bought jsonb := to_jsonb(new);
  vendor uuid;
begin
  -- In one order, so that two transactions never wait for each other in a circle.
  for vendor in
    select distinct id::uuid from unnest(array[bought ->> 'issuer_id', bought ->> 'owner_id']) as id
    where id is not null order by 1
  loop
    if not exists (select from app_public.customers where account_id = vendor and investor_id = new.investor_id)
      and app_private.recognise_contact(vendor, new.investor_id) is null then
      insert into app_public.customers (account_id, investor_id, contact_name, email, created_on)
      select vendor, id, coalesce(contact_name, name), email, new.created_on
      from app_public.accounts where id = new.investor_id
      on conflict do nothing;
    end if;
  end loop;
  return null;
end
$$;

-- make_customer: an e-mail becomes a contact, once, with an account of the vendor's own. No other account is searched: a vendor
-- sees only the data it entered about a person, even if that person has an account on the platform.
create function app_private.add_customer(vendor uuid, email text, name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  address text := lower(btrim(email));
  customer uuid;
begin
  if coalesce(length(btrim(name)) not between 1 and 200, true) then
    perform app_private.refuse_field('name', 'contactNameRequired');
  elsif not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'emailRequired');
  end if;
  perform app_private.lock_email(address);
  select id into customer from app_private.known_customers where account_id = vendor and known_customers.email = address
  order by created_on, id limit 1;
  if customer is null then
    insert into app_public.customers (account_id, investor_id, contact_name, email)
    values (vendor, app_private.make_account(vendor, btrim(name), address), btrim(name), address) returning id into customer;
  end if;
  return customer;
end
$$;
comment on function app_private.add_customer is
  'The vendor''s contact with this e-mail, added when there is none; also for imports, row by row.';

create function app_public.make_customer(email text, name text) returns app_public.customers
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('make_customer');
  customer_id uuid := app_private.add_customer(acting, email, name);
  customer app_public.customers;
begin
  select * into customer from app_public.customers where id = customer_id;
  return customer;
end
$$;
comment on function app_public.make_customer is 'Adds a contact; returns the existing one with this e-mail unchanged.';

-- A vendor edits a contact, and its account while that is unclaimed and belongs to no other vendor.
create function app_private.tidy_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.contact_name := btrim(new.contact_name);
  new.email := lower(btrim(new.email));
  if coalesce(length(new.contact_name) not between 1 and 200, true) then
    perform app_private.refuse_field('contactName', 'contactNameRequired');
  elsif new.email is distinct from old.email and not app_private.is_email(new.email) then
    perform app_private.refuse_field('email', 'emailRequired');
  end if;
  return new;
end
$$;

create function app_private.keeps_account(vendor uuid, investor uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select not app_private.is_claimed(investor) and not exists (
    select from app_public.customers where investor_id = investor and account_id <> vendor
  )
$$;
comment on function app_private.keeps_account is 'True when only this vendor may edit the investor''s account.';

create function app_private.describe_account() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if app_private.keeps_account(new.account_id, new.investor_id) then
    update app_public.accounts set
      contact_name = new.contact_name, email = new.email,
      name = case when name = old.contact_name then new.contact_name else name end
    where id = new.investor_id;
  end if;
  return null;
end
$$;

create function app_private.forget_claims() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.mail_links where account_id = new.id and kind = 'claim' and used_at is null;
  return null;
end
$$;
comment on function app_private.forget_claims is 'The reader of the old address can no longer claim the account.';

create function app_private.shown_answer(answer jsonb) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case when jsonb_typeof(answer) = 'array'
    then (select string_agg(choice, ', ') from jsonb_array_elements_text(answer) as choices (choice))
    else answer #>> '{}' end
$$;

-- The question in each language that its author wrote it in, and the labels of the chosen options.
create function app_private.answer_languages(asked jsonb, answer jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_object_agg(tag, jsonb_strip_nulls(jsonb_build_object(
    'question', said -> 'displayKey',
    'answer', case when jsonb_typeof(said -> 'options') = 'object' then (
      select string_agg(coalesce(said #>> array['options', choice], choice), ', ')
      from jsonb_array_elements_text(
        case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as choices (choice)
    ) end)))
  from jsonb_each(case jsonb_typeof(asked -> 'languages') when 'object' then asked -> 'languages' end) as other (tag, said)
$$;

create function app_private.remember_answers(step app_public.steps, answers jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.instanced_account_informations as known (account_id, investor_id, key, field, value, answer, lang, languages)
  select vendors.account_id, step.investor_id, asked ->> 'key', coalesce(asked ->> 'displayKey', asked ->> 'key'),
    app_private.shown_answer(answers -> (asked ->> 'key')), answers -> (asked ->> 'key'),
    step.schema ->> 'lang', app_private.answer_languages(asked, answers -> (asked ->> 'key'))
  from app_public.vendor_qualifications as vendors,
    jsonb_array_elements(app_private.step_fields(step.schema)) as fields (asked)
  where vendors.id = step.vendor_qualification_id
    -- Encrypted and hidden answers of a form are stored encrypted only.
    and step.type = 'form' and asked ->> 'type' <> 'password'
    and coalesce(app_private.shown_answer(answers -> (asked ->> 'key')), '') <> ''
  order by asked ->> 'key'
  on conflict (account_id, investor_id, key) do update set
    field = excluded.field, value = excluded.value, answer = excluded.answer, lang = excluded.lang,
    languages = excluded.languages, answered_on = app_private.now()
$$;

create function app_private.recall_answers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.dynamic_data := coalesce((
    select jsonb_object_agg(known.key, known.answer)
    from app_public.instanced_account_informations as known
    join app_public.vendor_qualifications as vendors on vendors.account_id = known.account_id
    where vendors.id = new.vendor_qualification_id and known.investor_id = new.investor_id
      and known.key in (select asked ->> 'key' from jsonb_array_elements(app_private.step_fields(new.schema)) as fields (asked))
  ), '{}') || new.dynamic_data;
  return new;
end
$$;
comment on function app_private.recall_answers is 'A form begins with the latest answers of the investor.';
