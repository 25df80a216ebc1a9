alter table app_public.parties enable row level security;
create policy select_own on app_public.parties for select using (account_id = (select app_private.account_id()));
grant select on app_public.parties to app_user;
grant select (version) on app_public.parties to app_user;

alter table app_public.addresses enable row level security;
create policy select_own on app_public.addresses for select using (owner_id = (select app_private.account_id()));
-- Users who see a vendor read its business address; the address of a person stays private.
create policy select_vendors on app_public.addresses for select using (
  exists (
    select from app_public.accounts
    where accounts.id = addresses.account_id and accounts.type in ('issuer', 'broker')
  )
);
grant select (
  id, account_id, party_id, type, line_one, line_two, line_three, line_four, city, province, postal_code,
  country_id, created_on, version
) on app_public.addresses to app_user;

select app_private.make_writable('app_public.addresses', 'address');
-- An account adds the address that it lacks. It may not name a party: the column is not granted.
create policy insert_own on app_public.addresses for insert with check (owner_id = (select app_private.account_id()));
create policy update_own on app_public.addresses for update using (owner_id = (select app_private.account_id()));
grant insert (
  type, line_one, line_two, line_three, line_four, city, province, postal_code, country_id
) on app_public.addresses to app_user;
grant update (
  line_one, line_two, line_three, line_four, city, province, postal_code, country_id, version
) on app_public.addresses to app_user;

alter table app_private.tax_ids enable row level security;

select app_private.allow('create_address', '{investor}');
select app_private.allow('update_address', '{issuer,broker,agent,ats,investor}');
