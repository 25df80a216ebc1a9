create function app_public.integrations_account_integration(integrations app_public.integrations)
returns app_public.account_integrations
language sql stable set search_path = pg_catalog
as $$
  select * from app_public.account_integrations
  where integration_id = integrations.id and account_id = app_private.account_id()
$$;
comment on function app_public.integrations_account_integration is 'The integration of the current account; null until it is added.';
create function app_public.account_integrations_step_process(account_integrations app_public.account_integrations)
returns app_public.processes
language sql stable set search_path = pg_catalog
as $$ select * from app_public.processes where id = account_integrations.process_id $$;
comment on function app_public.account_integrations_step_process is 'The steps that set it up.';

create function app_private.finish_integration() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.account_integrations set status = 'complete' where process_id = new.id and status <> 'complete';
  return null;
end
$$;

-- create_account_integration: adds an integration once, and starts its steps.
create function app_private.may_add(integration app_public.integrations, account_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select types.for_investors = (accounts.type = 'investor')
  from app_public.integration_types as types, app_public.accounts
  where types.type = integration.type and accounts.id = may_add.account_id
$$;

create function app_private.start_integration(integration app_public.integrations, account_id uuid) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  process uuid;
  first_step uuid;
begin
  insert into app_public.processes (name, investor_id, issuer_id, owner_id)
  values ('Integration setup', account_id, account_id, account_id) returning id into process;
  insert into app_public.steps (id, process_id, "order", status, type, service, schema, render_attributes)
  select id, process, "order", case when "order" = min("order") over () then 'in_progress' else 'not_started' end,
    type, service, app_private.linked(schema, id), render_attributes
  from (
    select gen_random_uuid() as id, asked."order", asked.type, asked.service, asked.schema, asked.render_attributes
    from app_private.integration_steps as asked where asked.integration_id = integration.id
  ) as numbered;
  select id into first_step from app_public.steps where process_id = process order by "order" limit 1;
  update app_public.processes set
    current_step = first_step, status = case when first_step is null then 'complete' else 'in_progress' end
  where id = process;
  return process;
end
$$;

create function app_public.create_account_integration(integration_id uuid) returns app_public.account_integrations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('create_account_integration');
  integration app_public.integrations;
  added app_public.account_integrations;
  process uuid;
begin
  select * into integration from app_public.integrations where id = create_account_integration.integration_id;
  if integration is null then
    perform app_private.refuse('not_found', 'integrationUnknown');
  elsif not app_private.may_add(integration, acting) then
    perform app_private.refuse('not_allowed', 'notAllowed');
  end if;
  -- Two concurrent additions run one after the other, and both return the same one.
  perform from app_public.accounts where id = acting for no key update;
  select * into added from app_public.account_integrations as existing
  where existing.account_id = acting and existing.integration_id = integration.id;
  if added is null then
    process := app_private.start_integration(integration, acting);
    insert into app_public.account_integrations (account_id, integration_id, process_id, status)
    select acting, integration.id, id, status from app_public.processes where id = process returning * into added;
  end if;
  return added;
end
$$;
comment on function app_public.create_account_integration is
  'Adds an integration to the account and starts its setup; returns an existing one unchanged.';

-- The accounts of a vendor with a provider (signing_accounts, payment_accounts) copy what the provider has.
create function app_private.begin_sync(accounts regclass, provider_account uuid, vendor uuid, job text) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  known int;
begin
  execute format($sql$update %s set sync_status = 'syncing', sync_error = null where id = $1 and account_id = $2$sql$, accounts)
  using provider_account, vendor;
  get diagnostics known = row_count;
  perform app_private.enqueue_once(job, provider_account) where known > 0;
  return known > 0;
end
$$;
comment on function app_private.begin_sync is
  'Has a job copy what the provider has for an account of the vendor; false if the vendor has no such account.';

create function app_private.run_sync(accounts regclass, provider_account uuid, partner text, store regproc) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('select from %s where id = $1 for update', accounts) using provider_account;
  if app_private.is_failing(partner) then
    execute format('update %s set sync_status = $2, sync_error = $3 where id = $1', accounts)
    using provider_account, 'failed', 'Error loading templates, please try agian.';
    return;
  end if;
  execute format('select %s($1)', store) using provider_account;
  execute format($sql$update %s set sync_status = 'idle', sync_error = null, synced_on = $2 where id = $1$sql$, accounts)
  using provider_account, app_private.now();
end
$$;
comment on function app_private.run_sync is
  'Calls store(provider_account), or leaves a message for the reader where the provider fails.';
