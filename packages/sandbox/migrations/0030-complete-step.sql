-- complete_step: completes the steps of the investor; providers complete the others.
create function app_private.completed_by_investor(step app_public.steps) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select step.type in ('form', 'encrypted_form', 'button')
    or (step.type = 'custom' and coalesce(step.schema ->> 'completedBy' = 'investor', false))
$$;
comment on function app_private.completed_by_investor is 'A custom step says so in its schema: completedBy.';

create function app_private.try_step(investor uuid, step_id uuid, blob jsonb) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  found record;
  step app_public.steps;
  answers jsonb := case 'object'
    when jsonb_typeof(blob -> 'values') then blob -> 'values' when jsonb_typeof(blob) then blob else '{}' end;
begin
  select * into found from app_private.lock_step(step_id);
  step := found.step;
  if investor in (step.issuer_id, step.owner_id) and step.investor_id <> investor then
    perform app_private.refuse('not_allowed', 'Operation not allowed');
  elsif step.investor_id is distinct from investor then
    perform app_private.refuse('not_found', 'This step does not exist.');
  elsif not app_private.completed_by_investor(step) then
    perform app_private.refuse('step_provider_only', 'This step is completed by its provider.');
  elsif step.status in ('complete', 'processing', 'retry_limit') then
    return;
  elsif not found.is_current then
    perform app_private.refuse('step_not_current', 'This step is not active.');
  elsif app_private.is_paper_step(step) then
    perform app_private.submit_papers(step);
    perform app_private.agree(step.owner_id, 'completeStep');
    return;
  end if;
  answers := answers - app_private.unasked_keys(step.schema, answers);
  perform app_private.check_answers(step.schema, answers);
  perform app_private.keep_answers(step, answers);
  perform app_private.remember_answers(step, answers);
  perform app_private.finish_step(step, '{}');
  perform app_private.agree(step.owner_id, 'completeStep');
end
$$;

create function app_public.complete_step(step_id uuid, blob json) returns app_public.steps
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('complete_step');
  step app_public.steps;
begin
  perform app_private.try_step(investor, step_id, blob::jsonb);
  select * into step from app_public.steps where id = complete_step.step_id;
  return step;
end
$$;
comment on function app_public.complete_step is
  'Answers the current step. A step that is done already answers as it is.';
grant execute on function app_public.complete_step to app_user;
