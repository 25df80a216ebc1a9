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

create function app_private.sync_payment_issuers(payment_account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  account app_public.payment_accounts;
begin
  select * into account from app_public.payment_accounts where id = payment_account for update;
  if app_private.is_failing('payment') then
    update app_public.payment_accounts set
      sync_status = 'failed', sync_error = 'Error loading templates, please try agian.'
    where id = account.id;
    return;
  end if;
  perform app_private.store_payment_issuer(account, jsonb_build_object('id', id, 'name', name, 'email', email,
    'updatedOn', updated_on, 'instruments', instruments))
  from app_private.provider_issuers where payment_account_id = account.id order by id;
  update app_public.payment_accounts set sync_status = 'idle', sync_error = null, synced_on = app_private.now()
  where id = account.id;
end
$$;
