select app_private.make_live('app_public.vendor_agents', 'account_id', 'agent_id');
select app_private.make_audited('app_public.vendor_agents');
create trigger show_agent after insert on app_public.vendor_agents
  for each row execute function app_private.show_agent();
create trigger show_new_agent after insert on app_public.vendor_agents
  for each row execute function app_private.show_new_party('agent');
select app_private.show_as_written('app_public.vendor_agents', '@name');

select app_private.make_live('app_public.broker_allocations', 'broker_id', 'issuer_id');
create trigger own_broker_allocation before insert on app_public.broker_allocations
  for each row execute function app_private.own_broker_allocation();
create trigger answer_invitation before update of status on app_public.broker_allocations
  for each row execute function app_private.answer_invitation();
select app_private.show_as_written('app_public.broker_allocations', '@name');
