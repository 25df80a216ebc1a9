/*
 * Features of accounts: five parts of the platform that its administrators switch off and on for one account. What is off is
 * refused by the platform (0036-permissions.sql), and pages say that it is not available.
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
select app_private.make_audited('app_private.disabled_features');
select app_private.show_as_written('app_private.disabled_features', '*feature');

create trigger announce_to_people after insert or delete on app_private.disabled_features
  for each row execute function app_private.announce_to_people();

create type app_public.feature_of_account as (feature text, is_on boolean, disabled_by text, disabled_on timestamptz);
comment on type app_public.feature_of_account is 'A feature that an account of this type has, and whether it is switched on.';
create function app_public.features_of_account(account_id uuid) returns setof app_public.feature_of_account
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select known.feature, disabled.id is null, nullif(concat_ws(' ', users.first_name, users.last_name), ''), disabled.disabled_on
  from unnest(app_private.feature_names()) with ordinality as known (feature, place)
  join app_public.accounts on accounts.id = features_of_account.account_id
  left join app_private.disabled_features as disabled on disabled.account_id = accounts.id and disabled.feature = known.feature
  left join app_public.users on users.id = disabled.disabled_by
  where (select app_private.administers_platform()) and exists (
    select from app_private.feature_operations as belonging
    join app_private.permissions on permissions.operation = belonging.operation
    where belonging.feature = known.feature and permissions.account_type = accounts.type
  )
  order by known.place
$$;
comment on function app_public.features_of_account is
  'The features that an account of its type has, each on or off; for administrators of the platform.';

create function app_public.switch_feature(account_id uuid, feature text, is_on boolean) returns app_public.platform_account
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  account app_public.accounts;
begin
  perform app_private.require_operation('switch_feature');
  account := app_private.lock_other_account(switch_feature.account_id);
  if not exists (
    select from app_public.features_of_account(account.id) as known where known.feature = switch_feature.feature
  ) then
    perform app_private.refuse_field('feature', 'This account has no such feature.');
  elsif switch_feature.is_on is null then
    perform app_private.refuse_field('isOn', 'A value is missing.');
  elsif switch_feature.is_on then
    delete from app_private.disabled_features as disabled
    where disabled.account_id = account.id and disabled.feature = switch_feature.feature;
    -- Events that waited are sent now.
    perform pg_notify('app_webhook', '');
  else
    insert into app_private.disabled_features (account_id, feature, disabled_by)
    values (account.id, switch_feature.feature, app_private.user_id()) on conflict do nothing;
  end if;
  return (select listed from app_private.list_accounts(account.id) as listed);
end
$$;
comment on function app_public.switch_feature is
  'Switches a feature of an account off or on: operations of a feature that is off are refused. Once more changes nothing.';
select app_private.allow('switch_feature', '{admin}', '{account_owner,account_admin}'), app_private.protect('switch_feature');
grant execute on function app_public.features_of_account, app_public.switch_feature to app_user;
