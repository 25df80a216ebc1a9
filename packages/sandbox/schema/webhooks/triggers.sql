select app_private.make_live('app_public.webhook_endpoints', 'account_id');
select app_private.show_as_written('app_public.webhook_endpoints', '@name');
create trigger check_webhook_endpoint before insert or update of name, url, event_types, is_ordered
  on app_public.webhook_endpoints for each row execute function app_private.check_webhook_endpoint();

select app_private.make_audited('app_public.webhook_secrets');

select app_private.make_live('app_public.webhook_deliveries', 'account_id');
