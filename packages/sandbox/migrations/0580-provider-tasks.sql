-- A task is good for the provider, the step and the one action it was made for, and as long as its person may act.
create function app_private.check_provider_task() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.refuse_other_provider(steps, new.provider) from app_public.steps where id = new.step_id;
  -- Only signing tasks have an envelope, and they complete only the step of the envelope.
  if new.envelope_id is not null and (new.action <> 'sign' or new.step_id is distinct from (
    select step_id from app_private.envelopes where id = new.envelope_id
  )) then
    perform app_private.refuse('wrong_provider', 'This step is completed by another provider.');
  end if;
  return new;
end
$$;
create trigger check_provider_task before insert or update of provider, action, step_id, envelope_id on app_private.step_callbacks
  for each row execute function app_private.check_provider_task();

-- The person who was sent must still be permitted to act for the account; a link that works for every holder
-- names no person.
create function app_private.may_still_act(provider_task app_private.step_callbacks) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select provider_task.user_id is null or exists (
    select from app_public.steps
    join app_public.users_accounts as places
      on places.account_id = steps.investor_id and places.user_id = provider_task.user_id
    join app_public.users on users.id = places.user_id
    where steps.id = provider_task.step_id and users.status = 'active'
      and places.status = 'active' and places.role <> 'account_viewer'
  )
$$;

create function app_private.valid_provider_task(token uuid, provider text, action text) returns app_private.step_callbacks
language sql stable set search_path = pg_catalog
as $$
  select provider_tasks from app_private.step_callbacks as provider_tasks
  where provider_tasks.token = valid_provider_task.token and provider_tasks.provider = valid_provider_task.provider
    and provider_tasks.action = valid_provider_task.action and provider_tasks.expires_at > app_private.now()
    and app_private.may_still_act(provider_tasks)
$$;
comment on function app_private.valid_provider_task is 'The task behind a token at the provider that asks; none for any other.';

create function app_private.take_provider_task(token uuid, provider text, action text) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  provider_task app_private.step_callbacks := app_private.valid_provider_task(token, provider, action);
begin
  if provider_task.token is null then
    perform app_private.refuse('not_found', 'This task does not exist.');
  end if;
  update app_private.step_callbacks as provider_tasks set used_at = app_private.now()
  where provider_tasks.token = provider_task.token and used_at is null;
  return found;
end
$$;
comment on function app_private.take_provider_task is 'Uses a token up; false when it has been used before.';
