alter table app_public.investor_account_types enable row level security;
create policy select_all on app_public.investor_account_types for select using (true);
grant select on app_public.investor_account_types to app_user;
select app_private.make_lookup('app_public.investor_account_types', 'investor_account_type');
grant insert (type, min_parties, max_parties), update (min_parties, max_parties, version)
  on app_public.investor_account_types to app_user;

alter table app_public.accounts enable row level security;
-- The condition that decides most rows is first. The empty string unpacks the bits once for a query, not once
-- for each row.
create policy select_own on app_public.accounts for select using (
  case when number < (
    select octet_length(numbers) * 8 from app_private.visible_accounts as visible
    where visible.account_id = (select app_private.account_id())
  ) then get_bit((
    select numbers || ''::bytea from app_private.visible_accounts as visible
    where visible.account_id = (select app_private.account_id())
  ), number) = 1 end
  or id = (select app_private.account_id())
  or exists (
    select from app_public.users_accounts as mine
    where mine.account_id = accounts.id and mine.user_id = (select app_private.user_id())
  )
);
grant select (
  id, type, name, legal_name, email, contact_name, slug, url, twitter_handle, support_email, setup,
  investor_type, custodian, jurisdiction, formation_date, version, created_on,
  number
) on app_public.accounts to app_user;

select app_private.make_writable('app_public.accounts', 'account', '{formation_date}');
create policy update_own on app_public.accounts for update using (id = (select app_private.account_id()));
grant update (name, email, url, support_email, twitter_handle, custodian, contact_name, version) on app_public.accounts to app_user;

-- The broker edits the issuer's card while it manages it.
create policy update_managed on app_public.accounts for update using (
  exists (
    select from app_public.managed_accounts as managed
    where managed.entity_id = accounts.id and managed.account_id = (select app_private.account_id())
      and managed.claimed_on is null
  )
);

grant execute on function app_public.accounts_tax_short, app_public.accounts_tax_not_applicable to app_user;
grant execute on function app_public.accounts_formation_date to app_user;

select app_private.allow('update_account', '{issuer,broker,agent,ats,investor}');
select app_private.allow('create_investor_account_type', '{admin}');
select app_private.allow('update_investor_account_type', '{admin}');
