import { accountIds, roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { rounds } from './rounds.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Seeds the assets that issuers raise money for: equity, debt, funds, each with its rounds and securities. */
export async function seedAssets({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.assets',
    assets.map(([key, issuer, name, type, status]) => ({
      id: seedId(`asset:${key}`),
      issuer_id: accountIds[issuer],
      name,
      type,
      status,
      authorized_total: '20000000',
      created_on: day(-800),
    })),
  )
  const issuers = new Map(assets.map(([key, issuer]) => [key, accountIds[issuer]]))
  await insertRows(
    client,
    'app_public.securities',
    rounds.map(({ key, asset, security: [name, ticker, unit_value], total }) => ({
      id: seedId(`security:${key}`),
      issuer_id: issuers.get(asset),
      name,
      ticker,
      total,
      unit_value,
      created_on: day(-700),
    })),
  )
  await seedWorth(client, day)
  await insertRows(
    client,
    'app_public.rounds',
    rounds.map((round) => roundRow(round, day)),
  )
  await insertRows(client, 'app_public.tranche_bond_data', [
    { id: seedId('tranche:senior-notes'), round_id: roundIds['senior-notes'], term: 5, coupon: '7.25' },
  ])
}

/** A security was worth something else before: what it is worth today was noted for the day on which it was made. */
async function seedWorth(client: SeedContext['client'], day: SeedContext['day']): Promise<void> {
  const worth = rounds.flatMap(({ key, worth = [] }) =>
    worth.map(([at, price]) => ({ priced_id: seedId(`security:${key}`), priced_on: day(at), price })),
  )
  const ids = [...new Set(worth.map(({ priced_id }) => priced_id))]
  await client.query('delete from app_private.unit_prices where priced_id = any($1)', [ids])
  await insertRows(client, 'app_private.unit_prices', worth)
}

function roundRow(round: (typeof rounds)[number], day: SeedContext['day']) {
  const { key, asset, name, status, opens, closes, total, price, deployed = '0' } = round
  return {
    id: roundIds[key],
    asset_id: seedId(`asset:${asset}`),
    security_id: seedId(`security:${key}`),
    name,
    status,
    opens_on: day(opens),
    closes_on: day(closes),
    total,
    price,
    total_capital_deployed: deployed,
    terms_url: `https://dataroom.example/${key}`,
    created_on: day(Math.min(opens, 0) - 30),
  }
}

const assets: [key: string, issuer: keyof typeof accountIds, name: string, type: string, status: string][] = [
  ['halden-preferred', 'halden', 'Halden Biologics Preferred', 'Equity', 'active'],
  ['cinder-notes', 'cinder', 'Cinder Peak Senior Notes', 'Debt', 'active'],
  ['solvay-fund', 'solvay', 'Solvay Street Opportunity Fund', 'Fund', 'active'],
  ['larch-common', 'larch', 'Larch & Loom Common', 'Equity', 'active'],
  ['tidewater-units', 'tidewater', 'Tidewater Timber Units', 'Fund', 'active'],
  ['halden-warrants', 'halden', 'Halden Biologics Warrants', 'Equity', 'drafted'],
  ['cinder-bridge', 'cinder', 'Cinder Peak Bridge Loan', 'Debt', 'closed'],
]
