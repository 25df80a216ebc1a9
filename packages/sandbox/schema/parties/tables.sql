-- The people behind an account, and addresses.
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
  created_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.parties is 'A person behind an account: the individual, a trustee, an officer.';
comment on column app_public.parties.tax_short is 'The last four digits of the tax id; null when there is none.';
create index on app_public.parties (account_id);
create index on app_public.parties (user_id);

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
  version bigint not null default 1,
  check (num_nonnulls(account_id, party_id) = 1),
  check (length(line_one) between 1 and 200 and length(city) between 1 and 200),
  check (length(province) between 1 and 100 and length(postal_code) <= 20),
  check (greatest(length(line_two), length(line_three), length(line_four)) <= 200),
  unique (account_id, type),
  unique (party_id, type)
);
comment on table app_public.addresses is 'The residential or mailing address of an account or a party.';
create index on app_public.addresses (owner_id);
create index on app_public.addresses (country_id);

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
create index on app_private.tax_ids (account_id);

-- No infinity and no year before 1 or after 9999: a client reads YYYY-MM-DD. Older rows stay until they are edited.
alter table app_public.parties add check (date_of_birth between '0001-01-01' and '9999-12-31') not valid;
