-- Accounts that a vendor made for investors it wrote down or brought along. Each vendor's are its own: two vendors that
-- know one address share nothing, and neither learns if another vendor knows it.
create table app_private.made_accounts (
  account_id uuid primary key references app_public.accounts on delete cascade,
  vendor_id uuid not null references app_public.accounts on delete cascade,
  -- The user that the vendor's embed sessions act as, until the account is claimed.
  stand_in uuid references app_public.users on delete set null,
  -- Whether the person has claimed another that stood here: they are not offered this one too.
  claimed_before boolean not null default false,
  created_on timestamptz not null default app_private.now()
);
alter table app_private.made_accounts enable row level security;
create index on app_private.made_accounts (vendor_id);
create index on app_private.made_accounts (stand_in);

create function app_private.make_account(vendor uuid, name text, email text) returns uuid
language sql volatile set search_path = pg_catalog
as $$
  with made as (
    insert into app_public.accounts (type, name, contact_name, email) values ('investor', name, name, email) returning id
  )
  insert into app_private.made_accounts (account_id, vendor_id) select id, vendor from made returning account_id
$$;
comment on function app_private.make_account is 'Makes an account for a person whom a vendor enters: the vendor''s own until it is claimed.';
