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
