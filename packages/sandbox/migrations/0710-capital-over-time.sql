-- The capital that a round had raised and deployed by each day with a change; for its issuer only. The issuer
-- sees these sums, though not each payment.
create type app_public.capital_day as (id uuid, day date, paid_in numeric, deployed numeric);
comment on type app_public.capital_day is 'The paid-in and deployed capital of a round by the end of a day.';
comment on column app_public.capital_day.paid_in is 'US dollars, from the first day on.';
comment on column app_public.capital_day.deployed is 'US dollars, from the first day on.';

create function app_public.capital_over_time(round_id uuid) returns setof app_public.capital_day
language sql stable strict rows 400 security definer set search_path = pg_catalog
as $$
  with moved as (
    select payments.paid_on as day, payments.amount as paid, 0::numeric as deployed
    from app_public.distribution_payments as payments
    join app_public.distributions on distributions.id = payments.distribution_id
    join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = capital_over_time.round_id and payments.status = 'complete'
      and distributions.status <> 'deleted'
    union all
    select paid_on, 0, amount from app_public.capital_deployments
    -- A deployment counts from its day.
    where capital_deployments.round_id = capital_over_time.round_id and paid_on <= (select app_private.today())
  )
  select md5('capital:' || capital_over_time.round_id || ':' || day)::uuid, day,
    sum(sum(paid)) over (order by day), sum(sum(deployed)) over (order by day)
  from moved
  where exists (
    select from app_public.rounds
    where id = capital_over_time.round_id and issuer_id = (select app_private.account_id())
  )
  group by day order by day
$$;
comment on function app_public.capital_over_time is 'The paid-in and deployed capital of a round, for each day on which it changed; only for its issuer.';
grant execute on function app_public.capital_over_time to app_user;
