-- With which vendors the owner of an investor's account agreed to work: only then may the vendor's own pages act in it.
create table app_public.vendor_consents (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references app_public.accounts on delete cascade,
  investor_id uuid not null references app_public.accounts on delete cascade,
  -- The user who consented. The vendor cannot read it.
  user_id uuid not null references app_public.users on delete cascade,
  operation text not null check (operation in ('investorMakeDistribution', 'completeStep', 'giveVendorConsent')),
  given_on timestamptz not null default app_private.now(),
  ended_on timestamptz
);
comment on table app_public.vendor_consents is 'That an investor lets a vendor''s pages act in its account.';
comment on column app_public.vendor_consents.operation is 'By what the owner agreed, signed in to the platform itself.';
comment on column app_public.vendor_consents.ended_on is 'The time when it was withdrawn, or the account got another owner; null while it holds.';
create unique index one_consent on app_public.vendor_consents (vendor_id, investor_id) where ended_on is null;
create index on app_public.vendor_consents (vendor_id, given_on desc, id);
create index on app_public.vendor_consents (investor_id, given_on desc, id);
create index on app_public.vendor_consents (user_id);
select app_private.make_audited('app_public.vendor_consents');

alter table app_public.vendor_consents enable row level security;
create policy select_own on app_public.vendor_consents for select using (
  vendor_id = (select app_private.account_id()) or investor_id = (select app_private.account_id())
);
grant select (id, vendor_id, investor_id, operation, given_on, ended_on) on app_public.vendor_consents to app_user;

create function app_private.is_own_session() returns boolean
language sql stable set search_path = pg_catalog
as $$ select coalesce(current_setting('app.session_kind', true) = 'cookie', false) $$;
comment on function app_private.is_own_session is 'True if the person signed in themself; a vendor''s key opens the other sessions.';

create function app_private.agree(vendor uuid, operation text) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.vendor_consents (vendor_id, investor_id, user_id, operation)
  select vendor, accounts.id, app_private.user_id(), agree.operation
  from app_public.accounts
  where accounts.id = app_private.account_id() and accounts.type = 'investor' and accounts.id <> vendor
    and app_private.is_own_session() and app_private.is_owner(app_private.user_id(), accounts.id)
  on conflict (vendor_id, investor_id) where ended_on is null do nothing
$$;
comment on function app_private.agree is
  'Records that the account''s owner chose to deal with a vendor; actions of a delegate or an embedded page do not count.';

-- Sessions the vendor had by a consent end with it, everywhere at once.
create function app_private.end_consent() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.sessions using app_public.embed_keys as keys
  where sessions.embed_key_id = keys.id and keys.account_id = new.vendor_id and sessions.account_id = new.investor_id;
  return null;
end
$$;
create trigger end_consent after update of ended_on on app_public.vendor_consents
  for each row when (new.ended_on is not null) execute function app_private.end_consent();

create function app_private.end_consents() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.vendor_consents as consents set ended_on = app_private.now()
  where consents.investor_id = old.account_id and consents.ended_on is null and not exists (
    select from app_public.users_accounts as places
    where places.account_id = consents.investor_id and places.user_id = consents.user_id
      and places.role = 'account_owner'
  );
  return null;
end
$$;
comment on function app_private.end_consents is 'A new owner has agreed to nothing yet.';
create trigger end_consents after update or delete on app_public.users_accounts
  for each row when (old.role = 'account_owner') execute function app_private.end_consents();
