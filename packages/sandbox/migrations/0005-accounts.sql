-- Accounts: the parties on the platform, and the investor types an investor account may take.
create table app_public.investor_account_types (
  id int primary key,
  type text not null unique,
  -- How many parties the type takes; no maximum is null.
  min_parties int not null default 1,
  max_parties int
);
comment on table app_public.investor_account_types is 'What an investor may be: an individual, a trust, an IRA…';

alter table app_public.investor_account_types enable row level security;
create policy select_all on app_public.investor_account_types for select using (true);
grant select on app_public.investor_account_types to app_user;

insert into app_public.investor_account_types (id, type, min_parties, max_parties) values
  (1, 'Individual', 1, 1), (2, 'Individual IRA', 1, 1), (3, 'Individual Roth IRA', 1, 1),
  (4, 'Joint TIC', 2, 2), (5, 'Joint TWROS', 2, 2),
  (6, 'Revocable Trust', 1, null), (7, 'Irrevocable Trust', 1, null),
  (8, 'Sole Proprietorship', 1, 1), (9, 'Sole Proprietorship SEP IRA', 1, 1),
  (10, 'Sole Proprietorship Simple IRA', 1, 1),
  (11, 'Limited Partnership', 1, null), (12, 'Limited Partnership SEP IRA', 1, 1),
  (13, 'Limited Partnership Simple IRA', 1, 1),
  (14, 'LLC', 1, null), (15, 'LLC SEP IRA', 1, 1), (16, 'LLC Simple IRA', 1, 1),
  (17, 'Corporation', 1, null), (18, 'Corporation SEP IRA', 1, 1), (19, 'Corporation Simple IRA', 1, 1),
  (20, 'Estate', 1, 1);

create table app_public.accounts (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('issuer', 'broker', 'agent', 'ats', 'investor', 'admin')),
  name text not null check (name <> ''),
  legal_name text,
  email text,
  contact_name text,
  slug text unique,
  url text,
  twitter_handle text,
  support_email text,
  setup boolean not null default false,
  investor_type text references app_public.investor_account_types (type) on delete restrict,
  jurisdiction int references app_public.countries on delete restrict,
  formation_date date,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.accounts is 'A party on the platform: a company, a person, a trust.';
comment on column app_public.accounts.slug is 'Names the brand documents of the account.';
comment on column app_public.accounts.setup is 'Whether an investor account has been set up.';
comment on column app_public.accounts.formation_date is 'A birth date for individuals.';
create index on app_public.accounts (type);
select app_private.make_live('app_public.accounts');
