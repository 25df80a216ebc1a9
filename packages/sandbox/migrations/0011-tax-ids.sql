-- Tax ids: encrypted, the last four readable.
create table app_private.tax_ids (
  -- An account or a party.
  subject_id uuid primary key,
  account_id uuid not null references app_public.accounts on delete cascade,
  -- Null when the id was given as not applicable.
  ciphertext bytea,
  last_four text check (length(last_four) <= 4),
  not_applicable boolean not null default false,
  check (not_applicable = (ciphertext is null))
);
alter table app_private.tax_ids enable row level security;
create index on app_private.tax_ids (account_id);

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

create function app_public.accounts_tax_short(accounts app_public.accounts) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select last_four from app_private.tax_ids
  where subject_id = accounts.id and accounts.id = app_private.account_id()
$$;
comment on function app_public.accounts_tax_short is 'The last four of the account''s own tax id.';

create function app_public.accounts_tax_not_applicable(accounts app_public.accounts) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select not_applicable from app_private.tax_ids
  where subject_id = accounts.id and accounts.id = app_private.account_id()
$$;
comment on function app_public.accounts_tax_not_applicable is 'True if the account said that it has no tax id.';

grant execute on function app_public.accounts_tax_short, app_public.accounts_tax_not_applicable to app_user;
