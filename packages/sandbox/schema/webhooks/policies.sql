alter table app_public.webhook_events enable row level security;
-- Owners and admins read the rows whose audit they may read.
create policy select_own on app_public.webhook_events for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
-- All columns: a function of the row is handed the whole row.
grant select on app_public.webhook_events to app_user;

alter table app_private.webhook_positions enable row level security;

alter table app_public.webhook_endpoints enable row level security;
create policy select_own on app_public.webhook_endpoints for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
create policy update_own on app_public.webhook_endpoints for update using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
create policy delete_own on app_public.webhook_endpoints for delete using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
select app_private.make_writable('app_public.webhook_endpoints', 'webhook_endpoint');
grant select, update (name, url, event_types, is_ordered, version), delete on app_public.webhook_endpoints to app_user;

alter table app_public.webhook_secrets enable row level security;
create policy select_own on app_public.webhook_secrets for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
grant select on app_public.webhook_secrets to app_user;

alter table app_private.webhook_secret_values enable row level security;

alter table app_public.webhook_deliveries enable row level security;
create policy select_own on app_public.webhook_deliveries for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
grant select on app_public.webhook_deliveries to app_user;

alter table app_public.webhook_attempts enable row level security;
create policy select_own on app_public.webhook_attempts for select using (
  account_id = (select app_private.account_id()) and account_id = (select app_private.audited_account_id())
);
grant select on app_public.webhook_attempts to app_user;

alter table app_private.webhook_queue enable row level security;

grant execute on function app_public.webhook_events_body to app_user;
grant execute on function app_public.create_webhook_endpoint, app_public.rotate_webhook_secret, app_public.end_webhook_secret,
  app_public.enable_webhook_endpoint, app_public.disable_webhook_endpoint to app_user;
grant execute on function app_public.send_test_event, app_public.resend_webhook_event, app_public.recover_webhook_events to app_user;
grant execute on function app_public.webhook_endpoints_figures, app_public.webhook_endpoints_undelivered,
  app_public.webhook_endpoints_attempt_types, app_private.undelivered_events to app_user;

select app_private.allow(operation, '{issuer,broker}') from unnest(array[
  'create_webhook_endpoint', 'update_webhook_endpoint', 'delete_webhook_endpoint', 'rotate_webhook_secret', 'end_webhook_secret',
  'enable_webhook_endpoint', 'disable_webhook_endpoint', 'send_test_event', 'resend_webhook_event', 'recover_webhook_events'
]) as operation;
-- Each of these sets the destinations of the account's events, or the keys that sign them.
select app_private.protect(operation) from unnest(array[
  'create_webhook_endpoint', 'update_webhook_endpoint', 'rotate_webhook_secret', 'enable_webhook_endpoint'
]) as operation;
