-- Payments with all values of a row of a round's incoming capital, to filter, sort and sum by each of them.
-- Payments of a deleted distribution are left out. (DIST-014)
create view app_public.full_distribution_payments with (security_invoker = true) as
select
  payments.id, payments.distribution_id, distributions.investor_id, distributions.issuer_id, distributions.allocation_id,
  allocations.round_id, payments.amount, payments.paid_on, payments.status, payments.version,
  investors.name as investor_account_name, allocations.name as allocation_name,
  distributions.amount * app_private.price_paid(distributions.own_price, rounds.price) - distributions.paid_in_capital
    as still_expected
from app_public.distribution_payments as payments
left join app_public.distributions on distributions.id = payments.distribution_id
left join app_public.accounts as investors on investors.id = distributions.investor_id
left join app_public.allocations on allocations.id = distributions.allocation_id
left join app_public.rounds on rounds.id = allocations.round_id
where distributions.status is distinct from 'deleted';
comment on view app_public.full_distribution_payments is
  E'@primaryKey id\n@foreignKey (id) references app_public.distribution_payments (id)|@behavior -filterBy\n@totals amount\nMoney received for a distribution, with data of its investor and its allocation, and the totals of the distribution.';
comment on column app_public.full_distribution_payments.version is 'Of the distribution payment, under whose name it is pushed.';
comment on column app_public.full_distribution_payments.amount is 'US dollars, above 0.';
comment on column app_public.full_distribution_payments.status is 'pending, complete, failed or refunded: complete counts as paid in.';
comment on column app_public.full_distribution_payments.still_expected is
  E'@figure FMT-020\nThe amount still to be paid for its distribution, in US dollars: committed less paid in, below 0 if more was paid.';
grant select on app_public.full_distribution_payments to app_user;
