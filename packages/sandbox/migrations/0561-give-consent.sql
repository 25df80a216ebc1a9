-- give_vendor_consent, withdraw_vendor_consent: the owner of an investor's account says with which vendor's pages it works.
select app_private.allow('give_vendor_consent', '{investor}', '{account_owner}');
select app_private.allow('withdraw_vendor_consent', '{investor}');

create function app_public.give_vendor_consent(vendor_id uuid) returns app_public.vendor_consents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid := app_private.require_operation('give_vendor_consent');
  consent app_public.vendor_consents;
begin
  if not app_private.is_own_session() then
    perform app_private.refuse('not_allowed', 'Operation not allowed');
  elsif not exists (
    select from app_public.customers where customers.account_id = vendor_id and customers.investor_id = investor
  ) then
    perform app_private.refuse('not_found', 'This vendor does not exist.');
  end if;
  perform app_private.agree(vendor_id, 'giveVendorConsent');
  select * into consent from app_public.vendor_consents as given
  where given.vendor_id = vendor_id and given.investor_id = investor and given.ended_on is null;
  return consent;
end
$$;
comment on function app_public.give_vendor_consent is
  'Lets a vendor that the investor deals with act in the account by its own pages; one that may already is answered as it is.';

create function app_public.withdraw_vendor_consent(vendor_id uuid) returns app_public.vendor_consents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid := app_private.require_operation('withdraw_vendor_consent');
  consent app_public.vendor_consents;
begin
  update app_public.vendor_consents as given set ended_on = app_private.now()
  where given.vendor_id = vendor_id and given.investor_id = investor and given.ended_on is null
  returning * into consent;
  if consent.id is null then
    perform app_private.refuse('not_found', 'This vendor may not act in the account.');
  end if;
  return consent;
end
$$;
comment on function app_public.withdraw_vendor_consent is
  'Ends a vendor''s consent, and every session its pages have in the account.';
grant execute on function app_public.give_vendor_consent, app_public.withdraw_vendor_consent to app_user;
