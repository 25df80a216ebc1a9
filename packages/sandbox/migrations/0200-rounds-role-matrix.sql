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
