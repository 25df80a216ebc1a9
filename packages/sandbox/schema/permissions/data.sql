/*
 * Features of accounts: five parts of the platform that its administrators switch off and on for one account. The platform
 * refuses requests of a feature that is off (schema/permissions/functions.sql), and pages show that it is not available.
 */
insert into app_private.feature_operations (operation, feature)
select operation, feature
from (values
  ('bulk_operations', array['preview_bulk_allocation', 'bulk_allocation', 'make_bulk_operation', 'check_bulk_operation',
    'run_bulk_operation', 'resume_bulk_operation', 'retry_bulk_operation']),
  ('transfers', array['make_transfer']),
  ('tokens', array['make_token', 'deploy_contract', 'tokenize_holdings']),
  ('webhooks', array['create_webhook_endpoint', 'enable_webhook_endpoint', 'send_test_event', 'resend_webhook_event',
    'recover_webhook_events']),
  ('secret_keys', array['make_embed_key', 'rotate_embed_key'])
) as features (feature, operations)
cross join lateral unnest(operations) as operation;
