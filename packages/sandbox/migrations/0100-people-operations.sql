-- Permissions for accounts, delegates, integrations, contacts and lookups. An operation that is not in the table is refused.
select app_private.allow(operation, account_types::text[], roles::text[])
from (values
  -- operation                                 account types                        roles
  ('update_account',                           '{issuer,broker,agent,ats,investor}', '{account_owner,account_admin}'),
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
