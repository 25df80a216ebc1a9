alter table app_public.vendor_agents enable row level security;
create policy select_own on app_public.vendor_agents for select using (
  account_id = (select app_private.account_id()) or agent_id = (select app_private.account_id())
);
grant select on app_public.vendor_agents to app_user;

select app_private.make_writable('app_public.broker_allocations', 'broker_allocation');
alter table app_public.broker_allocations enable row level security;
create policy select_own on app_public.broker_allocations for select using (
  issuer_id = (select app_private.account_id())
  or broker_id = (select app_private.account_id())
);
create policy insert_own on app_public.broker_allocations for insert with check (
  issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.broker_allocations for update using (
  broker_id = (select app_private.account_id())
);
grant select, insert (round_id, broker_id, name, managed_units), update (status, version)
  on app_public.broker_allocations to app_user;

grant execute on function app_public.make_vendor_agent to app_user;
grant execute on function app_public.broker_typeahead to app_user;
grant execute on function app_public.broker_allocations_free_units to app_user;

select app_private.allow('make_vendor_agent', '{issuer,broker}');
select app_private.allow('create_broker_allocation', '{issuer}');
-- The invited broker alone answers.
select app_private.allow('update_broker_allocation', '{broker}');
