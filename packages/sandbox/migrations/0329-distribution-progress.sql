-- How far a distribution's steps are, in one word for a grid: an agent, who reads no steps, is told no more than that.
create type app_public.distribution_progress as (position int, total int, active_step text);
comment on type app_public.distribution_progress is 'How far the steps of a distribution are.';
comment on column app_public.distribution_progress.position is 'The place of the active step, from 1; null when none is left.';
comment on column app_public.distribution_progress.total is 'How many steps there are.';
comment on column app_public.distribution_progress.active_step is 'The title of the active step.';

create function app_public.distributions_progress(distributions app_public.distributions)
returns app_public.distribution_progress
language sql stable security definer set search_path = pg_catalog
as $$
  select (max(steps."order") filter (where steps.id = processes.current_step), count(*),
    max(coalesce(steps.render_attributes ->> 'progressBarTitle', steps.render_attributes ->> 'title'))
      filter (where steps.id = processes.current_step))::app_public.distribution_progress
  from app_public.processes join app_public.steps on steps.process_id = processes.id
  where processes.id = distributions.process_id
$$;
comment on function app_public.distributions_progress is 'How far its steps are; null without a process.';
grant execute on function app_public.distributions_progress to app_user;

select app_private.omit_hidden_keys();
