create function app_private.own_address() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if num_nonnulls(new.account_id, new.party_id) = 0 then
    new.account_id := app_private.account_id();
  end if;
  new.owner_id := coalesce(new.account_id, (select account_id from app_public.parties where id = new.party_id));
  return new;
end
$$;

create function app_private.encrypt(clear_text text) returns bytea
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  tax_key text := nullif(current_setting('app.tax_key', true), '');
begin
  if tax_key is null then
    raise exception 'app.tax_key is not set';
  end if;
  -- The key is random already: stretching it would only cost time.
  return app_private.pgp_sym_encrypt(clear_text, tax_key, 'cipher-algo=aes256, s2k-count=1024');
end
$$;

create function app_private.is_no_tax_id(cleaned text) returns boolean
language sql immutable set search_path = pg_catalog
as $$ select cleaned ~* '^(0{3,30}|n[./]?a[.]?)$' $$;
comment on function app_private.is_no_tax_id is 'True if a tax id without dashes and spaces says that there is none: zeros, or N/A.';

create function app_private.store_tax_id(subject_id uuid, account_id uuid, tax_id text) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  cleaned text := regexp_replace(tax_id, '[\s-]', '', 'g');
  absent boolean := app_private.is_no_tax_id(cleaned);
  shown text := case when not absent then right(cleaned, least(4, length(cleaned) / 2)) end;
begin
  insert into app_private.tax_ids (subject_id, account_id, ciphertext, last_four, not_applicable)
  values (subject_id, account_id, case when not absent then app_private.encrypt(cleaned) end, shown, absent);
  return shown;
end
$$;
comment on function app_private.store_tax_id is 'Stores a tax id encrypted, and returns the part that may be shown.';

-- An account edits its addresses, and those of the people behind it.
create function app_private.tidy_address() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.line_one := btrim(new.line_one);
  new.line_two := nullif(btrim(new.line_two), '');
  new.line_three := nullif(btrim(new.line_three), '');
  new.line_four := nullif(btrim(new.line_four), '');
  new.city := btrim(new.city);
  new.province := btrim(new.province);
  new.postal_code := nullif(btrim(new.postal_code), '');
  if '' in (new.line_one, new.city, new.province) then
    perform app_private.refuse('invalid_input', 'addressIncomplete');
  end if;
  return new;
end
$$;
