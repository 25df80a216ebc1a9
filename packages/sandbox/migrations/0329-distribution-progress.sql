-- How far a distribution's steps are, for a grid; an agent, who reads no steps, is told no more than that.
create function app_public.distributions_step_count(distributions app_public.distributions) returns int
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return case when distributions.process_id is not null then (
    select count(*) from app_public.steps where process_id = distributions.process_id
  ) end;
end
$$;
comment on function app_public.distributions_step_count is
  E'@figure PORT-020\nHow many steps its process has; null where it has none.';

create function app_private.active_step(process_id uuid) returns app_public.steps
language plpgsql stable set search_path = pg_catalog
as $$
begin
  return (
    select steps from app_public.steps
    where steps.process_id = active_step.process_id and status <> 'complete' order by "order", id limit 1
  );
end
$$;
comment on function app_private.active_step is 'The first step, by order, that is not complete.';

create function app_public.distributions_step_position(distributions app_public.distributions) returns int
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select count(*) from app_public.steps, app_private.active_step(distributions.process_id) as active
    where steps.process_id = active.process_id and (steps."order", steps.id) <= (active."order", active.id)
      and active.id is not null
    having count(*) > 0
  );
end
$$;
comment on function app_public.distributions_step_position is
  E'@figure PORT-020\nThe place of its active step, from 1; null when none is left.';

create function app_public.distributions_active_step(distributions app_public.distributions) returns text
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select coalesce(render_attributes ->> 'progressBarTitle', render_attributes ->> 'title')
    from app_private.active_step(distributions.process_id)
  );
end
$$;
comment on function app_public.distributions_active_step is 'The title of its active step; null when none is left.';
grant execute on function app_public.distributions_step_count, app_public.distributions_step_position,
  app_public.distributions_active_step to app_user;

select app_private.omit_hidden_keys();
