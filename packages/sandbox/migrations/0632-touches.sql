/*
 * What a row shows of other rows: when one of these columns changes, or such a row comes or goes, the rows found by `rows` are
 * told, `$1` being the keys of what changed. No columns: only coming and going counts. A figure that only owners are shown is
 * told to the owners only.
 */
create or replace view app_private.touches as
select concat_ws(' ', touched, 'by', changed, key) as touch, changed, key, columns, touched, rows, owners_only
from (values
  -- Holdings with everything a row of a grid shows.
  ('accounts', 'id', '{name,email}'::text[], 'holdings',
    'select id from app_public.holdings where investor_id = any ($1::uuid[])', false),
  ('securities', 'id', '{name,total,unit_value}', 'holdings',
    'select id from app_public.holdings where security_id = any ($1::uuid[])', false),
  ('blockchain_addresses', 'id', '{chain}', 'holdings',
    'select id from app_public.holdings where blockchain_address_id = any ($1::uuid[])', false),
  ('tranche_bond_data', 'round_id', '{term,coupon}', 'holdings',
    'select id from app_public.holdings where round_id = any ($1::uuid[])', false),
  ('rounds', 'id', '{total,total_capital_deployed}', 'holdings',
    'select id from app_public.holdings where round_id = any ($1::uuid[])', false),
  ('ledger_entries', 'holding_id', '{}', 'holdings', 'select unnest($1::uuid[])', false),
  -- How far an investment is, what a unit of it costs, its share of the fund.
  ('steps', 'process_id', '{order,render_attributes}', 'distributions',
    'select id from app_public.distributions where process_id = any ($1::uuid[])', false),
  ('processes', 'id', '{current_step}', 'distributions',
    'select id from app_public.distributions where process_id = any ($1::uuid[])', false),
  ('distribution_prices', 'distribution_id', '{price,is_purchase}', 'distributions', 'select unnest($1::uuid[])', false),
  ('vesting_schedules', 'distribution_id', '{starts_on,cliff,periods,automatic,manual_period}', 'distributions',
    'select unnest($1::uuid[])', false),
  ('rounds', 'id', '{price,total,total_capital_deployed}', 'distributions',
    'select id from app_public.distributions where allocation_id in (
       select id from app_public.allocations where round_id = any ($1::uuid[]))', false),
  ('distributions', 'id', '{amount}', 'vesting_schedules',
    'select id from app_public.vesting_schedules where distribution_id = any ($1::uuid[])', false),
  ('steps', 'process_id', '{}', 'processes', 'select unnest($1::uuid[])', false),
  -- The money of a round, which its issuer alone is shown, and what else a round shows.
  ('distributions', 'allocation_id', '{amount,paid_in_capital,status}', 'rounds',
    'select round_id from app_public.allocations where id = any ($1::uuid[])', true),
  ('holdings', 'round_id', '{purchase_price}', 'rounds', 'select unnest($1::uuid[])', true),
  ('ledger_entries', 'round_id', '{}', 'rounds', 'select unnest($1::uuid[])', true),
  ('broker_allocations', 'round_id', '{managed_units,status}', 'rounds', 'select unnest($1::uuid[])', false),
  ('securities', 'id', '{unit_value}', 'rounds',
    'select id from app_public.rounds where security_id = any ($1::uuid[])', false),
  -- An offering, under whose allocation it is told.
  ('rounds', 'id', '{name,price,terms_url,status,opens_on,closes_on,security_id}', 'allocations',
    'select id from app_public.allocations where round_id = any ($1::uuid[])', false),
  ('securities', 'id', '{name,ticker}', 'allocations',
    'select id from app_public.allocations where round_id in (
       select id from app_public.rounds where security_id = any ($1::uuid[]))', false),
  ('assets', 'id', '{name}', 'allocations',
    'select id from app_public.allocations where round_id in (
       select id from app_public.rounds where asset_id = any ($1::uuid[]))', false),
  ('accounts', 'id', '{name,support_email,email,slug}', 'allocations',
    'select id from app_public.allocations where owner_id = any ($1::uuid[]) or issuer_id = any ($1::uuid[])', false),
  -- A token's contract, its total, its price.
  ('contracts', 'token_id', '{status}', 'tokens', 'select unnest($1::uuid[])', false),
  ('rounds', 'id', '{total}', 'tokens', 'select id from app_public.tokens where round_id = any ($1::uuid[])', false),
  ('exchange_prices', 'symbol', '{buy,sell,spot,quoted_at}', 'tokens',
    'select id from app_public.tokens where symbol = any ($1) and type = ''Crypto''', false),
  -- Parts of a row that stand in a table nobody follows.
  ('document_sharings', 'document_id', '{name}', 'documents', 'select unnest($1::uuid[])', false),
  ('tax_ids', 'subject_id', '{last_four,not_applicable}', 'accounts', 'select unnest($1::uuid[])', true),
  ('invited_delegates', 'user_id', '{first_name,last_name,email}', 'users', 'select unnest($1::uuid[])', false),
  ('signing_fields', 'signing_document_id', '{map_to}', 'mapped_signing_templates',
    'select mapped_signing_template_id from app_public.signing_documents where id = any ($1::uuid[])', false),
  ('users', 'id', '{first_name,last_name,status}', 'embed_keys',
    'select id from app_public.embed_keys where made_by = any ($1::uuid[])', false),
  ('users_accounts', 'user_id', '{status}', 'embed_keys',
    'select id from app_public.embed_keys where made_by = any ($1::uuid[])', false)
) as declared (changed, key, columns, touched, rows, owners_only);
