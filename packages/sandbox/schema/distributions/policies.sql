alter table app_public.distributions enable row level security;
create policy select_own on app_public.distributions for select using (
  investor_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or owner_id = (select app_private.account_id())
  or agent_id = (select app_private.account_id())
);
grant select on app_public.distributions to app_user;
select app_private.make_writable('app_public.distributions', 'distribution');
create policy update_own on app_public.distributions for update using (
  owner_id = (select app_private.account_id())
);
grant update (status, amount, version) on app_public.distributions to app_user;

-- An issuer reads no money of a broker's investors by row: docs/decisions/0021.
select app_private.make_distribution_part('distribution_prices', is_of_issuer => false);
grant select (id, distribution_id, currency, price, is_purchase) on app_public.distribution_prices to app_user;
select app_private.make_part_writable('distribution_prices', 'distribution_price', verbs => '{insert}');
grant insert (distribution_id, price, currency) on app_public.distribution_prices to app_user;
grant select (version) on app_public.distribution_prices to app_user;

select app_private.make_distribution_part('distribution_payments', is_of_issuer => false);
grant select (id, distribution_id, amount, currency, paid_on, status, is_matched, created_on, version)
  on app_public.distribution_payments to app_user;

select app_private.make_part_writable('distribution_payments', 'distribution_payment', 'locked too');
grant insert (distribution_id, amount, paid_on), update (amount, paid_on, status, version), delete
  on app_public.distribution_payments to app_user;

select app_private.make_distribution_part('distribution_qualifications');
grant select (id, distribution_id, vendor_qualification_id, execute_order, status, version)
  on app_public.distribution_qualifications to app_user;

-- A broker's notes on its investors are not shown to the issuer of the round.
select app_private.make_distribution_part('distribution_annotations', is_of_issuer => false);
grant select (id, distribution_id, annotation, created_on) on app_public.distribution_annotations to app_user;
grant select (version) on app_public.distribution_annotations to app_user;

-- An issuer reads those of its own investors, not those of a broker about other investors.
select app_private.make_distribution_part('distribution_custom_fields', is_of_issuer => false);
select app_private.make_part_writable('distribution_custom_fields', 'distribution_custom_field');
grant
  select (id, distribution_id, name, value, version, created_on),
  insert (distribution_id, name, value), update (name, value, version), delete
  on app_public.distribution_custom_fields to app_user;
grant select on app_public.full_distributions to app_user;
grant select on app_public.full_distribution_payments to app_user;

grant execute on function app_private.check_part to app_user;
grant execute on function app_public.create_allocation_annotation, app_public.create_distribution_annotation,
  app_private.annotate_distributions to app_user;
grant execute on function app_private.managed_allocation to app_user;
grant execute on function app_public.distributions_figures, app_public.distributions_paid_in_capital,
  app_public.distributions_is_paid_in_full, app_public.distributions_is_overpaid to app_user;
grant execute on function app_private.check_unlocked, app_private.check_status to app_user;
grant execute on function app_public.delete_distribution_by_id to app_user;
grant execute on function app_public.make_distribution, app_private.make_distributions to app_user;
grant execute on function app_public.distributions_step_count, app_public.distributions_step_position,
  app_public.distributions_active_step, app_public.distributions_active_step_texts to app_user;
grant execute on function app_public.distributions_may_change, app_public.distributions_may_withdraw to app_user;
grant execute on function app_public.distributions_active_step_status to app_user;
grant execute on function app_public.distributions_signed_documents to app_user;

-- The account has to own the allocation as well: an issuer only reads the sales of its brokers, an agent only reads sales
-- through its links.
select app_private.allow('create_allocation_annotation', '{issuer,broker}');
select app_private.allow('make_distribution', '{issuer,broker}');
select app_private.allow('update_distribution', '{issuer,broker}');
select app_private.allow('delete_distribution_by_id', '{issuer,broker}');
select app_private.allow('create_distribution_annotation', '{issuer,broker}');
select app_private.allow('create_distribution_price', '{issuer,broker}');
select app_private.allow('create_distribution_payment', '{issuer,broker}');
select app_private.allow('update_distribution_payment', '{issuer,broker}');
select app_private.allow('delete_distribution_payment', '{issuer,broker}');
select app_private.allow('create_distribution_custom_field', '{issuer,broker}');
select app_private.allow('update_distribution_custom_field', '{issuer,broker}');
select app_private.allow('delete_distribution_custom_field', '{issuer,broker}');
