alter table app_public.issuance_requests enable row level security;
create policy select_own on app_public.issuance_requests for select using (
  agent_id = (select app_private.account_id()) or issuer_id = (select app_private.account_id())
);
grant select on app_public.issuance_requests to app_user;

grant execute on function app_public.make_ta_request_distribution_issuances to app_user;
grant execute on function app_public.approve_issuance_request to app_user;
grant execute on function app_public.reject_issuance_request to app_user;
grant execute on function app_public.choose_transfer_agent to app_user;

select app_private.allow(operation, '{agent}') from unnest(array['approve_issuance_request', 'reject_issuance_request']) as operation;
select app_private.allow('choose_transfer_agent', '{issuer}');
select app_private.protect(operation) from unnest(array['approve_issuance_request', 'choose_transfer_agent']) as operation;

select app_private.allow('make_ta_request_distribution_issuances', '{issuer}');
