-- How far a distribution's steps are, for a grid; an agent, who cannot read steps, reads only this.
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
  E'@figure PORT-020\nThe number of steps its process has; null where it has none.';

create function app_public.distributions_step_position(distributions app_public.distributions) returns int
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  -- Steps are numbered from 1 without gaps (number_steps); the active one is the first that is not complete.
  return (
    select min("order") from app_public.steps where process_id = distributions.process_id and status <> 'complete'
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
    from app_public.steps where process_id = distributions.process_id and status <> 'complete'
    order by "order" limit 1
  );
end
$$;
comment on function app_public.distributions_active_step is 'The title of its active step; null when none is left.';

create function app_private.step_texts(render_attributes jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(render_attributes ->> 'progressBarTitle', render_attributes ->> 'title'),
    'lang', render_attributes ->> 'lang',
    'languages', (
      select jsonb_object_agg(tag, jsonb_build_object('name', coalesce(texts ->> 'progressBarTitle', texts ->> 'title')))
      from jsonb_each(case jsonb_typeof(render_attributes -> 'languages') when 'object'
        then render_attributes -> 'languages' end) as said (tag, texts)
    )
  ))
$$;
comment on function app_private.step_texts is
  'Name of a step, the language of that where it is not English, and its name in other languages.';

create function app_public.distributions_active_step_texts(distributions app_public.distributions) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select app_private.step_texts(render_attributes)
    from app_public.steps where process_id = distributions.process_id and status <> 'complete'
    order by "order" limit 1
  );
end
$$;
comment on function app_public.distributions_active_step_texts is
  'The name of its active step, its language if it is not English, and its name in other languages; null when no step is left.';
grant execute on function app_public.distributions_step_count, app_public.distributions_step_position,
  app_public.distributions_active_step, app_public.distributions_active_step_texts to app_user;

select app_private.omit_hidden_keys();
