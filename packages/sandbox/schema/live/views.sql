/*
 * The data that a row shows of other rows: when one of these columns changes, or such a row is added or
 * removed, the rows found by `found` are sent, where `$1` has the keys of the changed rows. Without columns
 * only added and removed rows count. A figure for owners is sent to owners only.
 */
create view app_private.row_dependencies as
select concat_ws(' ', dependent, 'by', changed, key) as dependency, changed, key, columns, dependent, found, owners_only
from (values
  -- Holdings with everything a row of a grid shows.
  ('accounts', 'id', '{name,email,contact_name}'::text[], 'holdings',
    'investor_id = any ($1::uuid[]) or issuer_id = any ($1::uuid[])', false),
  ('assets', 'id', '{name,type}', 'holdings',
    'round_id in (select id from app_public.rounds where asset_id = any ($1::uuid[]))', false),
  ('securities', 'id', '{name,total,unit_value}', 'holdings', 'security_id = any ($1::uuid[])', false),
  ('blockchain_addresses', 'id', '{chain}', 'holdings', 'blockchain_address_id = any ($1::uuid[])', false),
  ('tranche_bond_data', 'round_id', '{term,coupon}', 'holdings', 'round_id = any ($1::uuid[])', false),
  ('rounds', 'id', '{name,price,total,total_capital_deployed,asset_id}', 'holdings', 'round_id = any ($1::uuid[])', false),
  ('ledger_entries', 'holding_id', '{}', 'holdings', 'id = any ($1::uuid[])', false),
  -- The progress of an investment, and if it may still be changed; its unit price, its share of the fund.
  ('steps', 'process_id', '{order,render_attributes,status}', 'distributions',
    'process_id in (select app_private.processes_above($1::uuid[]))', false),
  ('processes', 'id', '{current_step}', 'distributions', 'process_id = any ($1::uuid[])', false),
  ('vesting_schedules', 'distribution_id', '{starts_on,cliff,periods,automatic,manual_period}', 'distributions',
    'id = any ($1::uuid[])', false),
  ('rounds', 'id', '{name,price,total,total_capital_deployed,asset_id,security_id}', 'distributions',
    'allocation_id in (select id from app_public.allocations where round_id = any ($1::uuid[]))', false),
  ('tranche_bond_data', 'round_id', '{term,coupon}', 'distributions',
    'allocation_id in (select id from app_public.allocations where round_id = any ($1::uuid[]))', false),
  -- Distributions with everything a row of a grid shows.
  ('accounts', 'id', '{name,email,contact_name,setup}', 'distributions',
    'investor_id = any ($1::uuid[]) or issuer_id = any ($1::uuid[])', false),
  ('allocations', 'id', '{name,status,round_id}', 'distributions', 'allocation_id = any ($1::uuid[])', false),
  ('distribution_qualifications', 'distribution_id', '{status}', 'distributions', 'id = any ($1::uuid[])', false),
  ('assets', 'id', '{name,type}', 'distributions', 'allocation_id in (select allocations.id from app_public.allocations
    join app_public.rounds on rounds.id = round_id where asset_id = any ($1::uuid[]))', false),
  ('securities', 'id', '{unit_value}', 'distributions', 'allocation_id in (select allocations.id from app_public.allocations
    join app_public.rounds on rounds.id = round_id where security_id = any ($1::uuid[]))', false),
  ('distributions', 'id', '{amount}', 'vesting_schedules', 'distribution_id = any ($1::uuid[])', false),
  ('steps', 'process_id', '{order,render_attributes,status}', 'processes', 'id = any ($1::uuid[])', false),
  -- Payments with everything a row of a grid shows.
  ('distributions', 'id', '{investor_id,issuer_id,allocation_id,amount,own_price,paid_in_capital,status}', 'distribution_payments',
    'distribution_id = any ($1::uuid[])', false),
  ('accounts', 'id', '{name}', 'distribution_payments', 'investor_id = any ($1::uuid[])', false),
  ('allocations', 'id', '{name,round_id}', 'distribution_payments', 'distribution_id in (select id from app_public.distributions
    where allocation_id = any ($1::uuid[]))', false),
  ('rounds', 'id', '{price}', 'distribution_payments', 'distribution_id in (select distributions.id from app_public.distributions
    join app_public.allocations on allocations.id = allocation_id where round_id = any ($1::uuid[]))', false),
  -- Transactions with everything a row of a grid shows.
  ('accounts', 'id', '{name}', 'transactions', 'broker_id = any ($1::uuid[]) or issuer_id = any ($1::uuid[])', false),
  ('securities', 'id', '{name}', 'transactions', 'security_id = any ($1::uuid[])', false),
  ('ledger_entries', 'transaction_id', '{amount,investor_id}', 'transactions', 'id = any ($1::uuid[])', false),
  -- The money of a round, for its issuer only, and the other figures of a round.
  ('distributions', 'allocation_id', '{amount,paid_in_capital,status}', 'rounds',
    'id in (select round_id from app_public.allocations where id = any ($1::uuid[]))', true),
  ('holdings', 'round_id', '{purchase_price}', 'rounds', 'id = any ($1::uuid[])', true),
  ('ledger_entries', 'round_id', '{}', 'rounds', 'id = any ($1::uuid[])', true),
  ('broker_allocations', 'round_id', '{managed_units,status}', 'rounds', 'id = any ($1::uuid[])', false),
  -- The units a broker may still place: others sell units of the same round.
  ('distributions', 'allocation_id', '{amount,status}', 'broker_allocations',
    'round_id in (select round_id from app_public.allocations where id = any ($1::uuid[]))', false),
  ('rounds', 'id', '{total}', 'broker_allocations', 'round_id = any ($1::uuid[])', false),
  ('securities', 'id', '{unit_value}', 'rounds', 'security_id = any ($1::uuid[])', false),
  -- An offering, which is sent under its allocation.
  ('rounds', 'id', '{name,price,terms_url,status,opens_on,closes_on,security_id}', 'allocations',
    'round_id = any ($1::uuid[])', false),
  ('securities', 'id', '{name,ticker}', 'allocations',
    'round_id in (select id from app_public.rounds where security_id = any ($1::uuid[]))', false),
  ('assets', 'id', '{name}', 'allocations',
    'round_id in (select id from app_public.rounds where asset_id = any ($1::uuid[]))', false),
  ('accounts', 'id', '{name,support_email,email,slug}', 'allocations',
    'owner_id = any ($1::uuid[]) or issuer_id = any ($1::uuid[])', false),
  -- A token's contract, its total, its price.
  ('contracts', 'token_id', '{status}', 'tokens', 'id = any ($1::uuid[])', false),
  ('rounds', 'id', '{total}', 'tokens', 'round_id = any ($1::uuid[])', false),
  ('exchange_prices', 'symbol', '{buy,sell,spot,quoted_at}', 'tokens', 'symbol = any ($1) and type = ''Crypto''', false),
  -- Units at an address, and whose they are.
  ('blockchain_addresses', 'id', '{account_id,address,chain}', 'cap_table_entries', 'blockchain_address_id = any ($1::uuid[])',
    false),
  ('accounts', 'id', '{name}', 'cap_table_entries', 'blockchain_address_id in (select id from app_public.blockchain_addresses
    where account_id = any ($1::uuid[]))', false),
  ('allocations', 'blockchain_address_id', '{}', 'cap_table_entries', 'blockchain_address_id = any ($1::uuid[])', false),
  -- Parts of a row in a table without followers.
  ('document_sharings', 'document_id', '{name}', 'documents', 'id = any ($1::uuid[])', false),
  ('tax_ids', 'subject_id', '{last_four,not_applicable}', 'accounts', 'id = any ($1::uuid[])', true),
  ('invited_delegates', 'user_id', '{first_name,last_name,email}', 'users', 'id = any ($1::uuid[])', false),
  ('signing_fields', 'signing_document_id', '{map_to}', 'mapped_signing_templates',
    'id in (select mapped_signing_template_id from app_public.signing_documents where id = any ($1::uuid[]))', false),
  ('users', 'id', '{first_name,last_name,status}', 'embed_keys', 'made_by = any ($1::uuid[])', false),
  ('users_accounts', 'user_id', '{status}', 'embed_keys', 'made_by = any ($1::uuid[])', false),
  -- The figures of an endpoint: each attempt changes its delivery.
  ('webhook_deliveries', 'endpoint_id', '{status,attempt_count}', 'webhook_endpoints', 'id = any ($1::uuid[])', false)
) as declared (changed, key, columns, dependent, found, owners_only);
