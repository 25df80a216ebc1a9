-- An account's own integration: added once, then set up step by step with the machinery of qualifications.
create table app_public.account_integrations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  integration_id uuid not null references app_public.integrations on delete restrict,
  process_id uuid not null unique references app_public.processes on delete restrict,
  status text not null default 'in_progress' check (status in ('in_progress', 'complete')),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, integration_id)
);
comment on table app_public.account_integrations is 'An integration that an account has added.';
comment on column app_public.account_integrations.status is 'complete once every step of its setup is.';
create index on app_public.account_integrations (integration_id);
select app_private.make_live('app_public.account_integrations');
select app_private.make_audited('app_public.account_integrations');

alter table app_public.account_integrations enable row level security;
create policy select_own on app_public.account_integrations for select using (
  account_id = (select app_private.account_id())
);
grant select on app_public.account_integrations to app_user;

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
grant execute on function app_public.integrations_account_integration,
  app_public.account_integrations_step_process to app_user;

comment on column app_public.processes.investor_id is
  'The account that completes it: an investor, or the vendor that sets an integration up.';

create function app_private.finish_integration() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.account_integrations set status = 'complete' where process_id = new.id and status <> 'complete';
  return null;
end
$$;
create trigger finish_integration after update of status on app_public.processes
  for each row when (new.status = 'complete' and old.status <> 'complete')
  execute function app_private.finish_integration();
