-- The providers' side: only here does a link, iframe or async_iframe step complete.
create function app_private.fail_step(step app_public.steps, outcome text, output jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_public.steps set
    attempts = step.attempts + 1,
    -- The messages of all attempts, shown when none is left.
    output_data = output || jsonb_build_object('attempts', coalesce(step.output_data -> 'attempts', '[]')
      || jsonb_build_array(jsonb_build_object('on', app_private.now(), 'error', output -> 'error')
        || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(output) where key in ('code', 'reason', 'signer')))),
    status = case when step.attempts + 1 >= coalesce((step.schema ->> 'retryLimit')::int, 3)
      then 'retry_limit' else outcome end
  where id = step.id
$$;

create function app_private.refuse_other_provider(step app_public.steps, provider text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if step.service is distinct from provider then
    perform app_private.refuse('wrong_provider', 'This step is completed by another provider.');
  end if;
end
$$;

create function app_private.provider_complete_step(
  provider text, step_id uuid, outcome text, output jsonb default '{}'
) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  found record;
  step app_public.steps;
begin
  select * into found from app_private.lock_step(step_id);
  step := found.step;
  if step.id is null then
    perform app_private.refuse('not_found', 'This step does not exist.');
  end if;
  perform app_private.refuse_other_provider(step, provider);
  if step.status in ('complete', 'retry_limit') then
    return step;
  elsif not found.is_current or app_private.completed_by_investor(step) then
    perform app_private.refuse('step_not_current', 'This step is not active.');
  elsif outcome = 'complete' and app_private.waits_for_signers(step.id) then
    return step;
  elsif outcome = 'complete' then
    perform app_private.finish_step(step, output);
  elsif outcome in ('failed', 'retry', 'restart') then
    perform app_private.fail_step(step, outcome, output);
    perform app_private.mail_failed_accreditation(step);
  else
    update app_public.steps set status = 'processing' where id = step.id and outcome = 'processing';
  end if;
  select * into step from app_public.steps where id = step_id;
  return step;
end
$$;
comment on function app_private.provider_complete_step is
  'A provider''s own word on a step: complete, processing, failed, retry or restart.';
