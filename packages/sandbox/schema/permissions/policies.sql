alter table app_private.permissions enable row level security;

alter table app_private.protected_operations enable row level security;

alter table app_private.feature_operations enable row level security;

alter table app_private.disabled_features enable row level security;

-- The triggers of tables that requests write themselves ask and refuse as the role of the request.
grant execute on function app_private.require_operation to app_user;

select app_private.allow('setup_account', '{investor}');
select app_private.allow('investor_make_distribution', '{investor}');
select app_private.allow('complete_step', '{investor}');
-- Terms are accepted before an account is chosen.
select app_private.allow_everyone('accept_terms');

-- Permissions for accounts, delegates, integrations, contacts and lookups. An operation that is not in the table is refused.
select app_private.allow(operation, account_types::text[], roles::text[])
from (values
  -- operation                                 account types                        roles
  ('update_account',                           '{issuer,broker,agent,ats,investor}', '{account_owner,account_admin}'),
  ('create_address',                           '{investor}',                         '{account_owner,account_admin}'),
  ('update_address',                           '{issuer,broker,agent,ats,investor}', '{account_owner,account_admin}'),
  ('update_vendor_default_email_preference',   '{issuer,broker}',                    '{account_owner,account_admin}'),
  ('make_delegate',                            '{issuer,broker,agent,ats,investor}', '{account_owner,account_admin}'),
  ('update_users_account',                     '{issuer,broker,agent,ats,investor}', '{account_owner,account_admin}'),
  ('transfer_ownership',                       '{issuer,broker,agent,ats,investor}', '{account_owner}'),
  ('create_account_integration',               '{issuer,broker,investor}',           '{account_owner,account_admin}'),
  -- A vendor works through the steps of its integrations as an investor does through qualifications.
  ('complete_step',                            '{issuer,broker}',                    '{account_owner,account_admin}'),
  ('make_customer',                            '{issuer,broker}',                    '{account_owner,account_admin}'),
  ('update_customer',                          '{issuer,broker}',                    '{account_owner,account_admin}'),
  ('make_issuer_account',                      '{broker}',                           '{account_owner,account_admin}'),
  ('make_vendor_agent',                        '{issuer,broker}',                    '{account_owner,account_admin}'),
  ('create_asset_type',                        '{admin}',                            '{account_owner,account_admin}'),
  ('update_asset_type',                        '{admin}',                            '{account_owner,account_admin}'),
  ('create_investor_account_type',             '{admin}',                            '{account_owner,account_admin}'),
  ('update_investor_account_type',             '{admin}',                            '{account_owner,account_admin}'),
  ('create_integration_type',                  '{admin}',                            '{account_owner,account_admin}'),
  ('update_integration_type',                  '{admin}',                            '{account_owner,account_admin}'),
  ('create_step_form_schema',                  '{admin}',                            '{account_owner,account_admin}'),
  ('update_step_form_schema',                  '{admin}',                            '{account_owner,account_admin}'),
  ('update_report',                            '{admin}',                            '{account_owner,account_admin}')
) as matrix (operation, account_types, roles);

-- A person claims an account before they belong to any.
select app_private.allow_everyone('send_claim_account_email');
select app_private.allow_everyone('resend_email');

/*
 * Permissions to write assets, rounds, securities, the ledger and tokens: owners and admins of the account,
 * never its viewers; an operation without a line is refused. The policies and functions decide on the rows.
 *
 *   operation                                  account types
 */
select app_private.allow('create_asset',                             '{issuer}');
select app_private.allow('update_asset',                             '{issuer}');
select app_private.allow('make_round',                               '{issuer}');
select app_private.allow('make_tranche',                             '{issuer}');
select app_private.allow('update_round',                             '{issuer}');
select app_private.allow('update_tranche_bond_datum',                '{issuer}');
select app_private.allow('create_security',                          '{issuer}');
select app_private.allow('update_security',                          '{issuer}');
select app_private.allow('create_broker_allocation',                 '{issuer}');
-- The invited broker alone answers.
select app_private.allow('update_broker_allocation',                 '{broker}');
select app_private.allow('create_capital_deployment',                '{issuer}');
select app_private.allow('update_capital_deployment',                '{issuer}');
select app_private.allow('delete_capital_deployment',                '{issuer}');
select app_private.allow('make_ta_request_distribution_issuances',   '{issuer}');
select app_private.allow('make_transfer',                            '{issuer}');
select app_private.allow('make_token',                               '{issuer}');
select app_private.allow('deploy_contract',                          '{issuer}');
select app_private.allow('tokenize_holdings',                        '{issuer}');

/*
 * Permissions to write allocations and distributions: owners and admins of the account, never its viewers; an
 * operation without a line is refused. In addition, the account has to own the allocation: an issuer only
 * reads the sales of its brokers, an agent only reads sales through its links.
 *
 *   operation                                          account types
 */
select app_private.allow('create_allocation',                        '{issuer,broker}');
select app_private.allow('update_allocation',                        '{issuer,broker}');
select app_private.allow('update_allocation_email_preference',       '{issuer,broker}');
select app_private.allow('create_allocation_annotation',             '{issuer,broker}');
select app_private.allow('create_allocations_vesting_schedule',      '{issuer,broker}');
select app_private.allow('update_allocations_vesting_schedule',      '{issuer,broker}');
select app_private.allow('create_allocation_qualification',          '{issuer,broker}');
select app_private.allow('update_allocation_qualification_by_id',    '{issuer,broker}');
select app_private.allow('delete_allocation_qualification_by_id',    '{issuer,broker}');
select app_private.allow('make_allocation_offering_link',            '{issuer,broker}');
select app_private.allow('make_distribution',                        '{issuer,broker}');
select app_private.allow('update_distribution',                      '{issuer,broker}');
select app_private.allow('delete_distribution_by_id',                '{issuer,broker}');
select app_private.allow('create_distribution_annotation',           '{issuer,broker}');
select app_private.allow('create_distribution_price',                '{issuer,broker}');
select app_private.allow('create_distribution_payment',              '{issuer,broker}');
select app_private.allow('update_distribution_payment',              '{issuer,broker}');
select app_private.allow('delete_distribution_payment',              '{issuer,broker}');
select app_private.allow('create_vesting_schedule',                  '{issuer,broker}');
select app_private.allow('update_vesting_schedule',                  '{issuer,broker}');
select app_private.allow('create_distribution_custom_field',         '{issuer,broker}');
select app_private.allow('update_distribution_custom_field',         '{issuer,broker}');
select app_private.allow('delete_distribution_custom_field',         '{issuer,broker}');
select app_private.allow('make_distribution_qualifications',         '{issuer,broker}');
select app_private.allow('delete_distribution_qualification_by_id',  '{issuer,broker}');
select app_private.allow('update_distribution_qualification_order',  '{issuer,broker}');

-- Permissions of signing, payment and question administration. Reading needs no row here: policies show a
-- vendor its own rows.
--   o: account_owner, a: account_admin, v: account_viewer
select app_private.allow(operation, account_types::text[], array(
  select case initial when 'o' then 'account_owner' when 'a' then 'account_admin' when 'v' then 'account_viewer' end
  from regexp_split_to_table(roles, '') as initial
))
from (values
  -- operation                                       account types       roles
  ('create_mapped_signing_template',                 '{issuer,broker}',  'oa'),
  ('update_mapped_signing_template',                 '{issuer,broker}',  'oa'),
  ('docusign_sync_template_list',                    '{issuer,broker}',  'oa'),
  ('test_mapped_signing_template',                   '{issuer,broker}',  'oa'),
  ('carry_over_mapped_signing_template',             '{issuer,broker}',  'oa'),
  ('update_signing_role',                            '{issuer,broker}',  'oa'),
  ('update_signing_field',                           '{issuer,broker}',  'oa'),
  ('create_mapped_signing_template_question_set',    '{issuer,broker}',  'oa'),
  ('delete_mapped_signing_template_question_set',    '{issuer,broker}',  'oa'),
  ('north_capital_sync',                             '{issuer,broker}',  'oa'),
  ('complete_distribution_step',                     '{investor}',       'oa'),
  ('complete_allocation_step',                       '{issuer,broker}',  'oa'),
  ('create_onboarding_question',                     '{issuer,broker}',  'oa'),
  ('update_onboarding_question',                     '{issuer,broker}',  'oa'),
  ('create_onboarding_question_set',                 '{issuer,broker}',  'oa'),
  ('update_onboarding_question_set',                 '{issuer,broker}',  'oa'),
  ('create_onboarding_question_join',                '{issuer,broker}',  'oa'),
  ('delete_onboarding_question_join',                '{issuer,broker}',  'oa'),
  ('create_onboarding_question_type',                '{admin}',          'oa'),
  ('update_onboarding_question_type',                '{admin}',          'oa')
) as matrix (operation, account_types, roles);
