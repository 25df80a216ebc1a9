import { accountIds, roundIds } from './ids.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/**
 * Seeds an investment and a payment for every holder of Series A who bought from Halden itself, so that the payments of the round
 * add up to its paid-in amount.
 */
export async function seedSoldByHalden({ client, day }: SeedContext): Promise<void> {
  const allocation = seedId('allocation:series-a-own')
  await client.query(
    `insert into app_public.allocations (id, round_id, owner_id, name, status, created_on)
     values ($1, $2, $3, 'Sold by Halden', 'closed', $4)`,
    [allocation, roundIds['series-a'], accountIds.halden, day(-800)],
  )
  await client.query(
    `insert into app_public.distributions (id, allocation_id, investor_id, amount, status, locked, issuance_status,
       paid_in_capital, qualifications_complete, created_on)
     select md5('sold:' || id)::uuid, $1, investor_id, amount, 'closed', true, 'approved', amount * purchase_price, true, issued_on - 30
     from app_public.holdings where round_id = $2 and distribution_id is null`,
    [allocation, roundIds['series-a']],
  )
  await client.query(
    `insert into app_public.distribution_prices (id, distribution_id, currency, price, is_purchase)
     select md5('price:sold:' || id)::uuid, md5('sold:' || id)::uuid, 1, purchase_price, true
     from app_public.holdings where round_id = $1 and distribution_id is null`,
    [roundIds['series-a']],
  )
  await client.query(
    `insert into app_public.distribution_payments (id, distribution_id, currency, amount, paid_on, status, created_on)
     select md5('payment:sold:' || id)::uuid, md5('sold:' || id)::uuid, 1, amount * purchase_price, issued_on - 4, 'complete', issued_on - 4
     from app_public.holdings where round_id = $1 and distribution_id is null`,
    [roundIds['series-a']],
  )
  await client.query(
    `update app_public.holdings set distribution_id = md5('sold:' || id)::uuid where round_id = $1 and distribution_id is null`,
    [roundIds['series-a']],
  )
}
