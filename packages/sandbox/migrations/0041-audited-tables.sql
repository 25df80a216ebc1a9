-- The tables created before the audit, with the columns that it never records. A number alone is of no use to
-- a reader of the audit.
select app_private.make_audited('app_public.accounts', '{formation_date,number}');
select app_private.make_audited('app_public.users');
select app_private.make_audited('app_public.users_accounts');
select app_private.make_audited('app_public.parties', '{date_of_birth,tax_short}');
select app_private.make_audited('app_public.addresses');
select app_private.make_audited('app_public.assets');
select app_private.make_audited('app_public.securities');
select app_private.make_audited('app_public.rounds');
select app_private.make_audited('app_public.tranche_bond_data');
select app_private.make_audited('app_public.allocations');
select app_private.make_audited('app_public.vendor_qualifications');
select app_private.make_audited('app_public.allocation_qualifications');
select app_private.make_audited('app_public.processes');
-- Known data of an investor may be the answer to any question of a form.
select app_private.make_audited('app_public.steps', '{dynamic_data,output_data}');
select app_private.make_audited('app_public.distributions');
select app_private.make_audited('app_public.distribution_prices');
select app_private.make_audited('app_public.distribution_payments');
select app_private.make_audited('app_public.distribution_qualifications');
select app_private.make_audited('app_public.blockchain_addresses');
select app_private.make_audited('app_public.holdings');
