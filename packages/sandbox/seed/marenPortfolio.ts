import { accountIds, distributionIds, offeringIds, roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Maren Okafor's portfolio: five holdings, two investments that are pending and one that is under way. */
export async function seedMarenPortfolio(context: SeedContext): Promise<void> {
  await seedHoldings(context)
  await seedInvestments(context)
  await context.client.query('select app_private.start_processes($1)', [[distributionIds.onboarding]])
  // Suitability and accreditation are done; the profile is next.
  for (const order of [1, 2]) {
    await context.client.query(
      `select app_private.finish_step(steps, '{}') from app_public.steps
       join app_public.distributions on distributions.process_id = steps.process_id
       where distributions.id = $1 and steps."order" = $2`,
      [distributionIds.onboarding, order],
    )
  }
}

async function seedHoldings({ client, day }: SeedContext): Promise<void> {
  const [ledger, chain] = [seedId('chain:maren-ledger'), seedId('chain:maren-ethereum')]
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  await insertRows(client, 'app_public.blockchain_addresses', [
    { id: ledger, account_id: accountIds.maren, chain: 'capstan-hawknet', address: null },
    { id: chain, account_id: accountIds.maren, chain: 'ethereum-capstan', address },
  ])
  const held: [round: keyof typeof roundIds, amount: string, price: string, age: number, on: string][] = [
    ['series-a', '4000', '8', -620, chain],
    ['senior-notes', '50', '1000', -150, chain],
    ['founders', '11250', '0.75', -540, ledger],
    ['founders', '6250', '1.01', -510, ledger],
    ['timber-one', '820', '50', -720, chain],
  ]
  await insertRows(
    client,
    'app_public.holdings',
    held.map(([round, amount, purchase_price, age, blockchain_address_id], index) => ({
      id: seedId(`holding:maren-${index}`),
      security_id: seedId(`security:${round}`),
      round_id: roundIds[round],
      investor_id: accountIds.maren,
      amount,
      purchase_price,
      issued_on: day(age),
      blockchain_address_id,
      created_on: day(age),
    })),
  )
}

async function seedInvestments({ client, day }: SeedContext): Promise<void> {
  const investments = [
    {
      key: 'pending',
      offering: 'series-b',
      amount: '2000',
      price: '12.5',
      paid: '25000',
      age: -25,
      status: 'closed',
    },
    {
      key: 'pending-fund',
      offering: 'unusual',
      amount: '100',
      price: '1000',
      paid: '100000',
      age: -40,
      status: 'closed',
    },
    {
      key: 'onboarding',
      offering: 'series-b',
      amount: '1600',
      price: '12.5',
      paid: '0',
      age: -3,
      status: 'open',
    },
  ] as const
  await insertRows(
    client,
    'app_public.distributions',
    investments.map(({ key, offering, amount, paid, age, status }) => ({
      id: distributionIds[key],
      allocation_id: offeringIds[offering],
      investor_id: accountIds.maren,
      amount,
      status,
      locked: false,
      paid_in_capital: paid,
      qualifications_complete: status === 'closed',
      created_on: day(age),
    })),
  )
  await insertRows(
    client,
    'app_public.distribution_prices',
    investments.map(({ key, price }) => ({
      id: seedId(`price:maren-${key}`),
      distribution_id: distributionIds[key],
      currency: 1,
      price,
      is_purchase: true,
    })),
  )
  await insertRows(
    client,
    'app_public.distribution_payments',
    investments
      .filter(({ paid }) => paid !== '0')
      .map(({ key, paid, age }) => ({
        id: seedId(`payment:maren-${key}`),
        distribution_id: distributionIds[key],
        currency: 1,
        amount: paid,
        paid_on: day(age + 3),
        status: 'complete',
        created_on: day(age + 3),
      })),
  )
}
