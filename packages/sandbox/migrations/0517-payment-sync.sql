-- north_capital_sync: asks the payment provider for its issuers and their offerings.
create function app_public.north_capital_sync(id uuid) returns app_public.payment_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  vendor uuid := app_private.require_operation('north_capital_sync');
  synced app_public.payment_accounts;
begin
  update app_public.payment_accounts set sync_status = 'syncing', sync_error = null
  where payment_accounts.id = north_capital_sync.id and account_id = vendor returning * into synced;
  if synced.id is null then
    perform app_private.refuse('not_found', 'This payment account does not exist.');
  end if;
  perform app_private.enqueue_once('sync_payment_issuers', synced.id);
  return synced;
end
$$;
comment on function app_public.north_capital_sync is
  'Reads the issuers and offerings of a payment account again. The account is syncing until they are there, which is pushed.';
grant execute on function app_public.north_capital_sync to app_user;

create function app_public.payment_accounts_payment_issuers(payment_accounts app_public.payment_accounts)
returns setof app_public.payment_issuers
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.payment_issuers
  where payment_account_id = payment_accounts.id order by lower(name) collate "C", id
$$;
comment on function app_public.payment_accounts_payment_issuers is 'Its issuers as they were last read, by name.';
grant execute on function app_public.payment_accounts_payment_issuers to app_user;

create function app_private.issuer_steps() returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select $json$[
    {"type": "form", "schema": {"title": "Confirm the issuer", "fields": [
      {"key": "legalName", "displayKey": "Legal name", "type": "string", "order": 1},
      {"key": "ein", "displayKey": "Employer identification number", "type": "string", "order": 2,
        "regex": "^[0-9]{2}-?[0-9]{7}$", "error": "Nine digits, as in 12-3456789"},
      {"key": "email", "displayKey": "Email for payment notices", "type": "email", "order": 3}]},
      "renderAttributes": {"title": "Confirm the issuer", "progressBarTitle": "Issuer",
        "instructions": "Check how the payment provider knows the issuer."}},
    {"type": "button", "schema": {"title": "Activate", "text": "Activate the issuer"},
      "renderAttributes": {"title": "Activate", "progressBarTitle": "Activate",
        "instructions": "The issuer's offerings can take payments from then on."}}
  ]$json$::jsonb
$$;

create function app_private.instrument_steps() returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select $json$[
    {"type": "form", "schema": {"title": "Escrow account", "fields": [
      {"key": "bank", "displayKey": "Bank", "type": "string", "order": 1},
      {"key": "routing", "displayKey": "ABA routing number", "type": "string", "order": 2,
        "regex": "^[0-9]{9}$", "error": "Nine digits"},
      {"key": "minimum", "displayKey": "Least payment (USD)", "type": "number", "order": 3}]},
      "renderAttributes": {"title": "Escrow account", "progressBarTitle": "Escrow",
        "instructions": "Say where payments for this offering go."}},
    {"type": "form", "schema": {"title": "Payment methods", "fields": [
      {"key": "methods", "displayKey": "Investors may pay by", "type": "dropdown", "order": 1,
        "options": ["Wire", "ACH", "Wire and ACH"]}]},
      "renderAttributes": {"title": "Payment methods", "progressBarTitle": "Methods",
        "instructions": "Choose how investors may pay."}},
    {"type": "button", "schema": {"title": "Finish", "text": "Finish the mapping"},
      "renderAttributes": {"title": "Finish", "progressBarTitle": "Finish",
        "instructions": "The fields of its documents can no longer be mapped after this."}}
  ]$json$::jsonb
$$;
