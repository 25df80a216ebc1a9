-- The people behind an account, addresses, and tax ids (encrypted; the last four readable).
create table app_public.parties (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  user_id uuid references app_public.users on delete set null,
  role text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  us_citizen boolean not null,
  is_primary boolean not null default false,
  allow_login boolean not null default false,
  date_of_birth date not null,
  tax_short text check (length(tax_short) <= 4),
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.parties is 'A person behind an account: the individual, a trustee, an officer.';
comment on column app_public.parties.tax_short is 'The last four of the tax id; null when there is none.';
create index on app_public.parties (account_id);
create index on app_public.parties (user_id);

alter table app_public.parties enable row level security;
create policy select_own on app_public.parties for select using (account_id = (select app_private.account_id()));
grant select on app_public.parties to app_user;

create table app_public.addresses (
  id uuid primary key default gen_random_uuid(),
  -- The account the address belongs to, or the party; not both.
  account_id uuid references app_public.accounts on delete cascade,
  party_id uuid references app_public.parties on delete cascade,
  -- The account behind either, copied by a trigger.
  owner_id uuid not null references app_public.accounts on delete cascade,
  type text not null check (type in ('primary', 'mailing')),
  line_one text not null,
  line_two text,
  line_three text,
  line_four text,
  city text not null,
  province text not null,
  postal_code text,
  country_id int not null references app_public.countries on delete restrict,
  created_on timestamptz not null default app_private.now(),
  check (num_nonnulls(account_id, party_id) = 1),
  unique (account_id, type),
  unique (party_id, type)
);
comment on table app_public.addresses is 'Where an account or a party lives, or wants its mail.';
create index on app_public.addresses (owner_id);
create index on app_public.addresses (country_id);

create function app_private.own_address() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  new.owner_id := coalesce(new.account_id, (select account_id from app_public.parties where id = new.party_id));
  return new;
end
$$;
create trigger own_address before insert or update on app_public.addresses
  for each row execute function app_private.own_address();

alter table app_public.addresses enable row level security;
create policy select_own on app_public.addresses for select using (owner_id = (select app_private.account_id()));
grant select (
  id, account_id, party_id, type, line_one, line_two, line_three, line_four, city, province, postal_code,
  country_id, created_on
) on app_public.addresses to app_user;

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

create function app_private.store_tax_id(subject_id uuid, account_id uuid, tax_id text) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  cleaned text := regexp_replace(tax_id, '[\s-]', '', 'g');
  absent boolean := cleaned = '000';
  shown text := case when not absent then right(cleaned, least(4, length(cleaned) / 2)) end;
begin
  insert into app_private.tax_ids (subject_id, account_id, ciphertext, last_four, not_applicable)
  values (subject_id, account_id, case when not absent then app_private.encrypt(cleaned) end, shown, absent);
  return shown;
end
$$;
comment on function app_private.store_tax_id is 'Keeps a tax id encrypted and answers what may be shown of it.';

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
comment on function app_public.accounts_tax_not_applicable is 'Whether the account said that it has no tax id.';

grant execute on function app_public.accounts_tax_short, app_public.accounts_tax_not_applicable to app_user;
