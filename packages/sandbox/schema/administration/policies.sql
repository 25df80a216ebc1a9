alter table app_private.account_suspensions enable row level security;

alter table app_private.suspensions enable row level security;

alter table app_private.message_retries enable row level security;

alter table app_private.provider_calls enable row level security;

alter table app_private.brand_versions enable row level security;

grant execute on function app_public.platform_people, app_public.platform_person, app_public.places_of_person,
  app_public.sessions_of_person, app_public.suspensions_of_person, app_public.suspend_person, app_public.restore_person,
  app_public.end_person_sessions to app_user;
grant execute on function app_public.platform_messages, app_public.platform_message_figures, app_public.retry_message to app_user;
grant execute on function app_public.health_of_integrations to app_user;
grant execute on function app_public.platform_accounts, app_public.platform_account, app_public.people_of_account,
  app_public.suspensions_of_account, app_public.suspend_account, app_public.restore_account,
  app_public.end_account_sessions to app_user;
grant execute on function app_public.features_of_account, app_public.switch_feature to app_user;
grant execute on function app_public.platform_brands, app_public.brand_versions, app_public.publish_brand,
  app_public.take_back_brand to app_user;

select app_private.allow(operation, '{admin}', '{account_owner,account_admin}'), app_private.protect(operation)
from unnest(array['suspend_person', 'restore_person', 'end_person_sessions']) as operation;

select app_private.allow('retry_message', '{admin}', '{account_owner,account_admin}');

select app_private.allow(operation, '{admin}', '{account_owner,account_admin}'), app_private.protect(operation)
from unnest(array['suspend_account', 'restore_account', 'end_account_sessions']) as operation;
select app_private.allow('switch_feature', '{admin}', '{account_owner,account_admin}'), app_private.protect('switch_feature');

select app_private.allow(operation, '{admin}', '{account_owner,account_admin}'), app_private.protect(operation)
from unnest(array['publish_brand', 'take_back_brand']) as operation;
