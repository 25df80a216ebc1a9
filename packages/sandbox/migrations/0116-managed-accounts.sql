-- Managed accounts: issuers that a broker runs until their own people claim them.
create table app_public.managed_accounts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  entity_id uuid not null references app_public.accounts on delete cascade,
  created_by uuid references app_public.users on delete set null,
  claimed_on timestamptz,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, entity_id)
);
comment on table app_public.managed_accounts is 'An issuer that a broker manages.';
comment on column app_public.managed_accounts.account_id is 'The broker.';
comment on column app_public.managed_accounts.entity_id is 'The issuer.';
comment on column app_public.managed_accounts.claimed_on is 'Since when the issuer''s own people run it; null while they do not.';
create index on app_public.managed_accounts (entity_id);
create index on app_public.managed_accounts (created_by);
select app_private.make_live('app_public.managed_accounts');
select app_private.make_audited('app_public.managed_accounts');

alter table app_public.managed_accounts enable row level security;
create policy select_own on app_public.managed_accounts for select using (
  account_id = (select app_private.account_id()) or entity_id = (select app_private.account_id())
);
grant select on app_public.managed_accounts to app_user;
-- The broker edits the issuer's card while it manages it.
create policy update_managed on app_public.accounts for update using (
  exists (
    select from app_public.managed_accounts as managed
    where managed.entity_id = accounts.id and managed.account_id = (select app_private.account_id())
      and managed.claimed_on is null
  )
);

create function app_private.end_management() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.managed_accounts set claimed_on = app_private.now()
  where entity_id = new.account_id and claimed_on is null;
  return null;
end
$$;
create trigger end_management after insert on app_public.users_accounts
  for each row execute function app_private.end_management();

create function app_public.make_issuer_account(company_name text, company_email text)
returns app_public.managed_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('make_issuer_account');
  address text := lower(btrim(company_email));
  issuer uuid := gen_random_uuid();
  managed app_public.managed_accounts;
begin
  if coalesce(length(btrim(company_name)) not between 1 and 200, true) then
    perform app_private.refuse_field('companyName', 'Name is required.');
  elsif not app_private.is_email(address) then
    perform app_private.refuse_field('companyEmail', 'Email is required.');
  end if;
  perform app_private.lock_email(address);
  if exists (
    select from app_public.managed_accounts as known join app_public.accounts on accounts.id = known.entity_id
    where known.account_id = acting and accounts.email = address
  ) then
    perform app_private.refuse('already_managed', 'You manage an account with this email already.');
  end if;
  insert into app_public.accounts (id, type, name, legal_name, email, setup)
  values (issuer, 'issuer', btrim(company_name), btrim(company_name), address, true);
  insert into app_public.managed_accounts (account_id, entity_id, created_by)
  values (acting, issuer, app_private.user_id()) returning * into managed;
  perform app_private.show(acting, issuer);
  perform app_private.send_claim_link(issuer, address);
  return managed;
end
$$;
comment on function app_public.make_issuer_account is
  'Makes an issuer that the broker manages, and mails the company a link to claim it.';
grant execute on function app_public.make_issuer_account to app_user;
