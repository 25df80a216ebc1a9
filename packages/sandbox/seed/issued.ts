import { offeringIds, roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { crowdIds } from './investors.ts'
import { mulberry32, wholeBetween } from './random.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Investments of Series A that went all the way through Larkspur: paid, issued, and held ever since. */
export async function seedIssued({ client, day }: SeedContext): Promise<void> {
  const random = mulberry32(90_210)
  const issued = crowdIds.slice(40, 56).map((investor_id, index) => ({
    id: seedId(`distribution:issued-${index}`),
    investor_id,
    amount: wholeBetween(random, 50, 900),
    age: wholeBetween(random, 560, 640),
  }))
  await insertRows(
    client,
    'app_public.distributions',
    issued.map(({ id, investor_id, amount, age }) => ({
      id,
      allocation_id: offeringIds.closed,
      investor_id,
      amount,
      status: 'closed',
      locked: true,
      issuance_status: 'approved',
      paid_in_capital: amount * 8,
      qualifications_complete: true,
      created_on: day(-age - 30),
    })),
  )
  await insertRows(
    client,
    'app_public.distribution_prices',
    issued.map(({ id }) => ({
      id: seedId(`price:${id}`),
      distribution_id: id,
      currency: 1,
      price: '8',
      is_purchase: true,
    })),
  )
  await insertRows(
    client,
    'app_public.distribution_payments',
    issued.map(({ id, amount, age }) => ({
      id: seedId(`payment:${id}`),
      distribution_id: id,
      currency: 1,
      amount: amount * 8,
      paid_on: day(-age - 4),
      status: 'complete',
      created_on: day(-age - 4),
    })),
  )
  await insertRows(
    client,
    'app_public.holdings',
    issued.map(({ id, investor_id, amount, age }) => ({
      id: seedId(`holding:${id}`),
      security_id: seedId('security:series-a'),
      round_id: roundIds['series-a'],
      investor_id,
      amount,
      purchase_price: '8',
      issued_on: day(-age),
      distribution_id: id,
      created_on: day(-age),
    })),
  )
}
