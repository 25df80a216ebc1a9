/*
 * Who may write what about allocations and distributions. Owners and admins of the account, never its viewers; what no
 * line names is refused. Beyond the type, the account has to own the allocation: an issuer only reads what its brokers
 * sell, an agent only reads what came through its links.
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
