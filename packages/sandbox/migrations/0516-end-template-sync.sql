-- How a sync of templates ends: with what the provider has, or with what to tell the reader.
create function app_private.drop_missing_templates(signing_account uuid, given jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  update app_public.signing_templates set deleted = true, synced_on = app_private.now()
  where signing_account_id = signing_account and not deleted
    and provider_id not in (select (template ->> 'id')::uuid from jsonb_array_elements(given) as listed (template));
  -- A copy is disabled with its template.
  update app_public.mapped_signing_templates set deleted = true
  where not deleted and signing_template_id in (
    select id from app_public.signing_templates where signing_account_id = signing_account and deleted
  );
end
$$;

create function app_private.finish_template_sync(sync_id uuid, given jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  account app_public.signing_accounts;
begin
  select * into account from app_public.signing_accounts where id = (select app_private.end_sync(sync_id)) for update;
  if account.id is null then
    return;
  end if;
  perform app_private.store_template(account, template)
  from jsonb_array_elements(given) as listed (template);
  perform app_private.drop_missing_templates(account.id, given);
  update app_public.signing_accounts set sync_status = 'idle', sync_error = null, synced_on = app_private.now()
  where id = account.id;
end
$$;

create function app_private.fail_template_sync(sync_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.signing_accounts set
    sync_status = 'failed', sync_error = 'Error loading templates, please try agian.'
  where id = (select app_private.end_sync(sync_id))
$$;
