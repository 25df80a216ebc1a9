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

select app_private.omit_hidden_keys();
