-- The default mail settings of a vendor's allocations: one row for each vendor, created with it.
create table app_public.vendor_default_email_preferences (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references app_public.accounts on delete cascade,
  send_distribution boolean not null default true,
  version bigint not null default 1
);
comment on table app_public.vendor_default_email_preferences is 'The mail settings of a vendor, unless an allocation has its own.';
comment on column app_public.vendor_default_email_preferences.send_distribution is
  'True if an investor gets mail about a distribution made for them.';
select app_private.make_live('app_public.vendor_default_email_preferences');

create function app_private.prefer_mail() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.vendor_default_email_preferences (account_id) values (new.id);
  return null;
end
$$;
create trigger prefer_mail after insert on app_public.accounts
  for each row when (new.type in ('issuer', 'broker')) execute function app_private.prefer_mail();
insert into app_public.vendor_default_email_preferences (account_id)
select id from app_public.accounts where type in ('issuer', 'broker');

alter table app_public.vendor_default_email_preferences enable row level security;
create policy select_own on app_public.vendor_default_email_preferences for select using (
  account_id = (select app_private.account_id())
);
create policy update_own on app_public.vendor_default_email_preferences for update using (
  account_id = (select app_private.account_id())
);
select app_private.make_writable('app_public.vendor_default_email_preferences', 'vendor_default_email_preference');
grant select, update (send_distribution, version) on app_public.vendor_default_email_preferences to app_user;
