-- How far a distribution's steps are, for a grid; an agent, who reads no steps, is told no more than that.
create function app_public.distributions_step_count(distributions app_public.distributions) returns int
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (select count(*) from app_public.steps where process_id = distributions.process_id);
end
$$;
comment on function app_public.distributions_step_count is 'How many steps its process has.';

create function app_public.distributions_step_position(distributions app_public.distributions) returns int
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select steps."order" from app_public.processes join app_public.steps on steps.id = processes.current_step
    where processes.id = distributions.process_id
  );
end
$$;
comment on function app_public.distributions_step_position is 'The place of its active step, from 1; null when none is left.';

create function app_public.distributions_active_step(distributions app_public.distributions) returns text
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select coalesce(steps.render_attributes ->> 'progressBarTitle', steps.render_attributes ->> 'title')
    from app_public.processes join app_public.steps on steps.id = processes.current_step
    where processes.id = distributions.process_id
  );
end
$$;
comment on function app_public.distributions_active_step is 'The title of its active step; null when none is left.';
grant execute on function app_public.distributions_step_count, app_public.distributions_step_position,
  app_public.distributions_active_step to app_user;

select app_private.omit_hidden_keys();
