create function app_private.is_failing(partner text) returns boolean
language sql volatile set search_path = pg_catalog
as $$
  with used as (
    update app_private.provider_moods set failures = failures - 1
    where provider_moods.partner = is_failing.partner and failures > 0 returning 1
  )
  select exists (select from used)
$$;
comment on function app_private.is_failing is 'Consumes one of the failures that a scenario set for the provider.';

-- north_capital_sync: asks the payment provider for its issuers and their offerings.
create function app_public.north_capital_sync(id uuid) returns app_public.payment_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  synced app_public.payment_accounts;
begin
  if not app_private.begin_sync('app_public.payment_accounts', north_capital_sync.id,
    vendor => app_private.require_operation('north_capital_sync'), job => 'sync_payment_issuers') then
    perform app_private.refuse('not_found', 'paymentAccountUnknown');
  end if;
  select * into synced from app_public.payment_accounts where payment_accounts.id = north_capital_sync.id;
  return synced;
end
$$;
comment on function app_public.north_capital_sync is
  'Reads the issuers and offerings of a payment account again. The account is syncing until they are read; the change is pushed.';

create function app_public.payment_accounts_payment_issuers(payment_accounts app_public.payment_accounts)
returns setof app_public.payment_issuers
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.payment_issuers
  where payment_account_id = payment_accounts.id order by lower(name) collate "C", id
$$;
comment on function app_public.payment_accounts_payment_issuers is 'Its issuers from the last sync, by name.';

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

-- The job behind north_capital_sync: copies the data of the payment provider.
create function app_private.store_instrument(issuer app_public.payment_issuers, given jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  instrument app_public.payment_instruments;
begin
  insert into app_public.payment_instruments (payment_issuer_id, account_id, provider_id, name, updated_on, synced_on)
  values (issuer.id, issuer.account_id, (given ->> 'id')::uuid, given ->> 'name',
    (given ->> 'updatedOn')::timestamptz, app_private.now())
  on conflict on constraint payment_instruments_payment_issuer_id_provider_id_key do update set
    name = excluded.name, updated_on = excluded.updated_on, synced_on = excluded.synced_on
  returning * into instrument;
  if instrument.step_by_step_id is null then
    perform app_private.copy_contents(given -> 'contents', null, instrument.id, issuer.account_id);
    update app_public.payment_instruments set step_by_step_id = app_private.start_vendor_process(
      issuer.account_id, 'Mapping process', app_private.instrument_steps())
    where id = instrument.id;
  end if;
end
$$;

create function app_private.store_payment_issuer(account app_public.payment_accounts, given jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  issuer app_public.payment_issuers;
begin
  insert into app_public.payment_issuers
    (payment_account_id, account_id, provider_id, name, email, updated_on, synced_on)
  values (account.id, account.account_id, (given ->> 'id')::uuid, given ->> 'name', given ->> 'email',
    (given ->> 'updatedOn')::timestamptz, app_private.now())
  on conflict on constraint payment_issuers_payment_account_id_provider_id_key do update set
    name = excluded.name, email = excluded.email, updated_on = excluded.updated_on, synced_on = excluded.synced_on
  returning * into issuer;
  if issuer.process_id is null then
    update app_public.payment_issuers set process_id = app_private.start_vendor_process(
      issuer.account_id, 'Mapping process', app_private.issuer_steps())
    where id = issuer.id;
  end if;
  perform app_private.store_instrument(issuer, instrument)
  from jsonb_array_elements(given -> 'instruments') as listed (instrument);
end
$$;

create function app_private.store_payment_issuers(payment_account uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.store_payment_issuer(account, jsonb_build_object('id', issuers.id, 'name', issuers.name,
    'email', issuers.email, 'updatedOn', issuers.updated_on, 'instruments', issuers.instruments))
  from app_public.payment_accounts as account
  join app_private.provider_issuers as issuers on issuers.payment_account_id = account.id
  where account.id = payment_account order by issuers.id
$$;

create function app_private.sync_payment_issuers(payment_account uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.run_sync('app_public.payment_accounts', payment_account,
    partner => 'payment', store => 'app_private.store_payment_issuers')
$$;
