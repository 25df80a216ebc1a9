-- The status of an investment's current step: a grid distinguishes steps that the investor can do from failed ones.
create function app_public.distributions_active_step_status(distributions app_public.distributions) returns text
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select status from app_public.steps where process_id = distributions.process_id and status <> 'complete'
    order by "order" limit 1
  );
end
$$;
comment on function app_public.distributions_active_step_status is
  'The status of its active step; null when none is left.';
grant execute on function app_public.distributions_active_step_status to app_user;
