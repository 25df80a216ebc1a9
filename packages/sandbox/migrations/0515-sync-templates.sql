-- docusign_sync_template_list: asks the signing provider for its templates; the account says how it goes, and is pushed.
create function app_private.enqueue_once(kind text, subject_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.enqueue(enqueue_once.kind, enqueue_once.subject_id, '700 milliseconds')
  where not exists (
    select from app_private.jobs
    where jobs.kind = enqueue_once.kind and jobs.subject_id = enqueue_once.subject_id and due_at < 'infinity'
  )
$$;
comment on function app_private.enqueue_once is 'Has it done in a moment, unless it is going to be done already.';

create function app_public.docusign_sync_template_list(id uuid) returns app_public.signing_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  vendor uuid := app_private.require_operation('docusign_sync_template_list');
  synced app_public.signing_accounts;
begin
  update app_public.signing_accounts set sync_status = 'syncing', sync_error = null
  where signing_accounts.id = docusign_sync_template_list.id and account_id = vendor returning * into synced;
  if synced.id is null then
    perform app_private.refuse('not_found', 'This signing account does not exist.');
  end if;
  perform app_private.enqueue_once('sync_signing_templates', synced.id);
  return synced;
end
$$;
comment on function app_public.docusign_sync_template_list is
  'Reads the templates of a signing account again. The account is syncing until they are there, which is pushed.';
grant execute on function app_public.docusign_sync_template_list to app_user;

create function app_public.signing_accounts_templates(signing_accounts app_public.signing_accounts)
returns setof app_public.signing_templates
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.signing_templates
  where signing_account_id = signing_accounts.id order by lower(name) collate "C", id
$$;
comment on function app_public.signing_accounts_templates is 'Its templates as they were last read, by name.';
grant execute on function app_public.signing_accounts_templates to app_user;

create function app_private.store_template(account app_public.signing_accounts, given jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  template uuid;
begin
  insert into app_public.signing_templates
    (signing_account_id, account_id, provider_id, name, description, template_uri, updated_on, synced_on)
  values (account.id, account.account_id, (given ->> 'id')::uuid, given ->> 'name', given ->> 'description',
    given ->> 'uri', (given ->> 'updatedOn')::timestamptz, app_private.now())
  on conflict on constraint signing_templates_signing_account_id_provider_id_key do update set
    name = excluded.name, description = excluded.description, template_uri = excluded.template_uri,
    updated_on = excluded.updated_on, synced_on = excluded.synced_on, deleted = false
  returning id into template;
  insert into app_private.signing_template_contents (signing_template_id, contents)
  values (template, given -> 'contents')
  on conflict on constraint signing_template_contents_pkey do update set contents = excluded.contents;
  update app_public.mapped_signing_templates set template_updated_on = (given ->> 'updatedOn')::timestamptz
  where signing_template_id = template and template_updated_on <> (given ->> 'updatedOn')::timestamptz;
end
$$;
comment on function app_private.store_template is 'Copies stay as they are; they only learn that their template has changed.';
