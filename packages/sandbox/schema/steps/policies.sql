alter table app_public.processes enable row level security;
create policy select_own on app_public.processes for select using (
  investor_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or owner_id = (select app_private.account_id())
);
-- All columns: a function of the row, as shortSteps is, is handed the whole row.
grant select on app_public.processes to app_user;

alter table app_public.steps enable row level security;
create policy select_own on app_public.steps for select using (
  investor_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or owner_id = (select app_private.account_id())
);
grant select on app_public.steps to app_user;

alter table app_private.step_answers enable row level security;

alter table app_private.step_callbacks enable row level security;

alter table app_private.link_secret enable row level security;

alter table app_private.allocation_processes enable row level security;

grant execute on function app_public.processes_short_steps to app_user;
grant execute on function app_public.complete_step to app_user;
grant execute on function app_public.complete_distribution_step, app_public.complete_allocation_step to app_user;
grant execute on function app_public.steps_known_answers to app_user;
grant execute on function app_public.steps_investor_country to app_user;

select app_private.allow('complete_step', '{investor}');
-- A vendor works through the steps of its integrations as an investor does through qualifications.
select app_private.allow('complete_step', '{issuer,broker}');
select app_private.allow('complete_distribution_step', '{investor}');
select app_private.allow('complete_allocation_step', '{issuer,broker}');
