import { offeringIds, roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { crowdIds } from './investors.ts'
import { pick, wholeBetween } from './random.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Investments and holdings of some hundred others, so that books and figures look like life. */
export async function seedCrowd(context: SeedContext): Promise<void> {
  const investments = crowdIds.map((investor, index) => investment(context, investor, index))
  const distributions = [...investments, soldOut(context)]
  await insertRows(
    context.client,
    'app_public.distributions',
    distributions.map(({ price: _, ...row }) => row),
  )
  await insertRows(
    context.client,
    'app_public.distribution_prices',
    distributions.map(({ id, price }) => ({
      id: seedId(`price:${id}`),
      distribution_id: id,
      currency: 1,
      price,
      is_purchase: true,
    })),
  )
  await context.client.query(
    `select app_private.start_processes(array_agg(id order by id)) from app_public.distributions
     where status = 'open' and process_id is null`,
  )
  await insertRows(
    context.client,
    'app_public.holdings',
    crowdIds.map((investor, index) => holding(context, investor, index)),
  )
}

const sold = [
  { offering: 'series-b', price: '12.5', least: 80, most: 2400 },
  { offering: 'long', price: '1000', least: 5, most: 80 },
  { offering: 'unusual', price: '1000', least: 25, most: 200 },
  { offering: 'dime', price: '0.1', least: 500, most: 20000 },
] as const

function investment({ random, day }: SeedContext, investor_id: string, index: number) {
  const { offering, price, least, most } = pick(random, sold)
  const amount = wholeBetween(random, least, most)
  const isOpen = random() < 0.25
  return {
    id: seedId(`distribution:crowd-${index}`),
    allocation_id: offeringIds[offering],
    investor_id,
    amount: String(amount),
    status: isOpen ? 'open' : 'closed',
    locked: false,
    paid_in_capital: isOpen ? '0' : costOf(amount, price),
    qualifications_complete: !isOpen,
    created_on: day(-wholeBetween(random, 1, 28)),
    price,
  }
}

/** Exact: prices have at most one decimal, so that the product is a whole number of tenths. */
function costOf(units: number, price: string): string {
  const tenths = BigInt(units) * BigInt(Math.round(Number(price) * 10))
  return `${tenths / 10n}.${tenths % 10n}`
}

function soldOut({ day }: SeedContext) {
  return {
    id: seedId('distribution:sold-out'),
    allocation_id: offeringIds['sold-out'],
    investor_id: crowdIds[0] ?? '',
    amount: '5000',
    status: 'closed',
    locked: false,
    paid_in_capital: '500000',
    qualifications_complete: true,
    created_on: day(-20),
    price: '100',
  }
}

const issued = [
  { round: 'series-a', price: '8', least: 200, most: 2400 },
  { round: 'founders', price: '0.75', least: 1000, most: 12000 },
  { round: 'timber-one', price: '50', least: 20, most: 700 },
] as const

function holding({ random, day }: SeedContext, investor_id: string, index: number) {
  const { round, price, least, most } = pick(random, issued)
  const issued_on = day(-wholeBetween(random, 500, 800))
  return {
    id: seedId(`holding:crowd-${index}`),
    security_id: seedId(`security:${round}`),
    round_id: roundIds[round],
    investor_id,
    amount: String(wholeBetween(random, least, most)),
    purchase_price: price,
    issued_on,
    created_on: issued_on,
  }
}
