create function app_private.invited_investors(vendor uuid, addresses text[], names text[]) returns uuid[]
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if cardinality(addresses) > 1 then
    -- A lock for each address, in the order of the request, could wait in a circle.
    perform app_private.lock_every_email();
  else
    perform app_private.lock_email(addresses[1]);
  end if;
  with unknown as (
    select distinct on (address) address, coalesce(nullif(btrim(name), ''), left(address, 200)) as name, gen_random_uuid() as investor
    from unnest(addresses, names) with ordinality as invited (address, name, nr)
    where not exists (
      select from app_private.known_customers as known where known.account_id = vendor and known.email = address)
    order by address, nr
  ), accounts as (
    insert into app_public.accounts (id, type, name, contact_name, email)
    select investor, 'investor', name, name, address from unknown returning id
  ), made as (
    insert into app_private.made_accounts (account_id, vendor_id) select id, vendor from accounts
  )
  insert into app_public.customers (account_id, investor_id, contact_name, email)
  select vendor, accounts.id, unknown.name, unknown.address from unknown join accounts on accounts.id = unknown.investor;
  return array(
    select (
      select investor_id from app_private.known_customers as known where known.account_id = vendor and known.email = address
      order by created_on, id limit 1
    )
    from unnest(addresses) with ordinality as invited (address, nr) order by nr
  );
end
$$;
comment on function app_private.invited_investors is
  'The accounts of the vendor''s contacts with these addresses, in lower case; adds those that it does not have.';

/*
 * Distributions with everything a row of a grid shows, to filter, to sort and to sum by all of it.
 *
 * Its investor and its seller read the cost. An agent, and the issuer of a round that a broker sells, read no price and no figure
 * that reveals one, as in `distributions_figures`. How far its steps are is asked of the functions that answer an agent as well;
 * whether it is paid in full, of its function for an agent alone, in a query of its own: whole rows would be carried through
 * every join.
 */
create view app_public.full_distributions with (security_invoker = true) as
select
  distributions.id, distributions.investor_id, distributions.issuer_id, distributions.owner_id, distributions.agent_id,
  distributions.allocation_id, allocations.round_id, rounds.asset_id, rounds.security_id, distributions.process_id,
  distributions.created_on, distributions.amount, distributions.status, distributions.locked, distributions.issuance_status,
  case when distributions.status = 'closed' and distributions.issuance_status = 'rejected' then 'rejected'
    when not distributions.locked then distributions.status
    when distributions.issuance_status <> 'approved' then distributions.issuance_status end as shown_status,
  distributions.qualifications_complete, distributions.version,
  case when distributions.qualifications_complete then 'qualified'
    when reader.is_party then (
      select case when bool_or(asked.status = 'failed') then 'rejected' when bool_and(asked.status = 'complete') then 'qualified'
        else 'unknown' end
      from app_public.distribution_qualifications as asked where asked.distribution_id = distributions.id)
    end as qualification_state,
  investors.name as investor_account_name, investors.email as investor_account_email, investors.setup as investor_account_setup,
  issuers.name as issuer_account_name,
  assets.name as asset_name, assets.type as asset_type, rounds.name as round_name, allocations.name as allocation_name,
  allocations.status as allocation_status,
  prices.paid as price_paid, prices.latest as latest_price, distributions.amount * prices.latest as total_value,
  money.committed as committed_capital, money.paid_in as paid_in_capital,
  money.committed - money.paid_in as still_expected,
  app_private.percent_of(money.paid_in, money.committed) as percent_paid,
  app_private.share_of_fund(1, distributions.amount, money.paid_in, money.committed, fund.total) as fund_share,
  fund.deployed as deployed_capital, app_private.undeployed_capital(money.paid_in, fund.deployed) as undeployed_capital,
  case when reader.is_party then app_private.is_paid_in_full(distributions.amount, prices.asked, distributions.paid_in_capital)
    else (select app_public.distributions_is_paid_in_full(shown) from app_public.distributions as shown where shown.id = distributions.id)
    end as is_paid_in_full,
  case when reader.is_party then app_private.is_overpaid(distributions.amount, prices.asked, distributions.paid_in_capital)
    else (select app_public.distributions_is_overpaid(shown) from app_public.distributions as shown where shown.id = distributions.id)
    end as is_overpaid,
  steps.count as step_count, steps.position as step_position,
  case
    when distributions.process_id is null then case when distributions.qualifications_complete then 100 else 0 end
    when steps.count > 0 then round((coalesce(steps.position, steps.count + 1) - 1) * 100.0 / steps.count, 18)
  end as progress,
  case when distributions.process_id is not null then app_public.distributions_active_step(distributions) end as active_step,
  case when distributions.process_id is not null then app_public.distributions_active_step_status(distributions) end
    as active_step_status,
  tranches.term, tranches.coupon
from app_public.distributions
left join app_public.accounts as investors on investors.id = distributions.investor_id
left join app_public.accounts as issuers on issuers.id = distributions.issuer_id
left join app_public.allocations on allocations.id = distributions.allocation_id
left join app_public.rounds on rounds.id = allocations.round_id
left join app_public.assets on assets.id = rounds.asset_id
left join app_public.securities on securities.id = rounds.security_id
left join app_public.tranche_bond_data as tranches on tranches.round_id = rounds.id
cross join lateral (select
  distributions.investor_id = (select app_private.account_id())
  or distributions.owner_id = (select app_private.account_id()) as is_shown,
  distributions.issuer_id = (select app_private.account_id())
  or distributions.investor_id = (select app_private.account_id())
  or distributions.owner_id = (select app_private.account_id()) as is_party
) as reader
cross join lateral (select
  app_private.price_paid(distributions.own_price, rounds.price) as asked,
  case when reader.is_shown then app_private.price_paid(distributions.own_price, rounds.price) end as paid,
  case when reader.is_party then app_private.latest_price(securities.unit_value, rounds.price) end as latest
) as prices
cross join lateral (select
  distributions.amount * prices.paid as committed,
  case when reader.is_shown then distributions.paid_in_capital end as paid_in
) as money
cross join lateral (select
  case when assets.type = 'Fund' then rounds.total end as total,
  case when assets.type = 'Fund' then app_private.share_of_fund(
    rounds.total_capital_deployed, distributions.amount, money.paid_in, money.committed, rounds.total) end as deployed
) as fund
cross join lateral (select
  case when distributions.process_id is not null then app_public.distributions_step_count(distributions) end as count,
  case when distributions.process_id is not null then app_public.distributions_step_position(distributions) end as position
) as steps;
comment on view app_public.full_distributions is
  E'@primaryKey id\n@foreignKey (id) references app_public.distributions (id)|@behavior -filterBy\n@totals amount,total_value,committed_capital,paid_in_capital,deployed_capital,undeployed_capital\nA distribution, with data of its investor, its allocation, its round and its steps, and its totals.';
comment on column app_public.full_distributions.version is 'The version of the distribution; changes are pushed under its name.';
comment on column app_public.full_distributions.amount is 'Units.';
comment on column app_public.full_distributions.status is 'drafted, open, closed (all its steps are done) or deleted.';
comment on column app_public.full_distributions.locked is 'True when issuance has been requested and was not rejected; it cannot be edited then.';
comment on column app_public.full_distributions.issuance_status is 'requested, then approved or rejected; null before.';
comment on column app_public.full_distributions.qualification_state is
  E'@figure ALLOC-072\nThe state of all its qualifications: rejected if any failed, else unknown if any is neither complete nor failed, else qualified; null for an agent.';
comment on column app_public.full_distributions.shown_status is
  E'@figure DIST-015\nIts status. When it is locked, the status of its issuance, and null when that is approved. Rejected when its issuance was rejected.';
comment on column app_public.full_distributions.allocation_status is
  'The status of its allocation; in a stale one nothing can be matched, requested or changed.';
comment on column app_public.full_distributions.investor_account_setup is 'True if the investor''s account has been set up.';
comment on column app_public.full_distributions.price_paid is
  'The price of a unit for its investor, in US dollars. Null, like all figures derived from it, for an agent, and for the issuer of units that a broker sells.';
comment on column app_public.full_distributions.latest_price is 'The current value of a unit, in US dollars.';
comment on column app_public.full_distributions.total_value is 'Units at the latest price, in US dollars.';
comment on column app_public.full_distributions.committed_capital is 'Units at the price paid, in US dollars.';
comment on column app_public.full_distributions.paid_in_capital is
  E'@mayBeNull\nThe amount paid for it, in US dollars.';
comment on column app_public.full_distributions.still_expected is
  E'@figure FMT-020\nThe amount still to be paid for it, in US dollars: committed less paid in, below 0 if more was paid.';
comment on column app_public.full_distributions.percent_paid is 'Paid-in as a percentage of committed capital; null when nothing is committed.';
comment on column app_public.full_distributions.fund_share is 'Its share of a fund; null for any other asset.';
comment on column app_public.full_distributions.deployed_capital is 'Its share of the deployed capital of a fund, in US dollars.';
comment on column app_public.full_distributions.undeployed_capital is
  'The paid-in capital that a fund has not deployed yet, never below 0.';
comment on column app_public.full_distributions.is_paid_in_full is
  'True if the paid-in amount equals the committed amount, to the cent.';
comment on column app_public.full_distributions.is_overpaid is 'True if more is paid in than is committed.';
comment on column app_public.full_distributions.step_count is 'The number of steps its process has; null where it has none.';
comment on column app_public.full_distributions.step_position is 'The position of its active step, from 1; null when none is left.';
comment on column app_public.full_distributions.progress is
  E'@figure PORT-020\nThe percentage of completed steps, for sorting. Without a process, 100 when all qualifications are passed and else 0; null when its process has no steps.';
comment on column app_public.full_distributions.active_step is
  'The title of its active step, in the language of the request if it has one; null when none is left.';
comment on column app_public.full_distributions.active_step_status is 'The status of its active step; null when none is left.';
comment on column app_public.full_distributions.term is 'Years to maturity, of a debt round.';
comment on column app_public.full_distributions.coupon is 'Percent a year, of a debt round.';

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
comment on column app_public.full_distribution_payments.version is 'The version of the distribution payment; changes are pushed under its name.';
comment on column app_public.full_distribution_payments.amount is 'US dollars, above 0.';
comment on column app_public.full_distribution_payments.status is 'pending, complete, failed or refunded: complete counts as paid in.';
comment on column app_public.full_distribution_payments.still_expected is
  E'@figure FMT-020\nThe amount still to be paid for its distribution, in US dollars: committed less paid in, below 0 if more was paid.';
