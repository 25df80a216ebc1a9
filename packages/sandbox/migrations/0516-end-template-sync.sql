-- The job behind docusign_sync_template_list: copies the templates of the provider, or returns a message for the reader.
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

create function app_private.provided_templates(signing_account uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'description', description,
    'uri', '/integration/signing-template/' || id, 'updatedOn', updated_on, 'contents', contents) order by id), '[]')
  from app_private.provider_templates where signing_account_id = signing_account and not deleted
$$;
comment on function app_private.provided_templates is 'The answer of the signing provider to a request for its templates.';

create function app_private.sync_signing_templates(signing_account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  account app_public.signing_accounts;
  given jsonb;
begin
  select * into account from app_public.signing_accounts where id = signing_account for update;
  if app_private.is_failing('signing') then
    update app_public.signing_accounts set
      sync_status = 'failed', sync_error = 'Error loading templates, please try agian.'
    where id = account.id;
    return;
  end if;
  given := app_private.provided_templates(account.id);
  perform app_private.store_template(account, template) from jsonb_array_elements(given) as listed (template);
  perform app_private.drop_missing_templates(account.id, given);
  update app_public.signing_accounts set sync_status = 'idle', sync_error = null, synced_on = app_private.now()
  where id = account.id;
end
$$;
