import { randomUUID } from 'node:crypto'
import { accountIds } from '../../../seed/ids.ts'
import { anInvestor } from '../accounts/anInvestor.ts'
import type { TestDatabase } from '../database/TestDatabase.ts'

export interface RoundOptions {
  /** Units of the round, of its security and of its asset: the smallest of them is the limit of issuance. */
  total?: string
  security?: string
  authorized?: string
  price?: string
  type?: string
  issuerId?: string
}

/** The records that were created for a test. */
export interface TestRound {
  id: string
  assetId: string
  securityId: string
  tokenId: string
}

/** Creates a round of Halden's with a new asset and a new security. */
export async function aRound(database: TestDatabase, options: RoundOptions = {}): Promise<TestRound> {
  const { total = '1000', security = '1000', authorized = '1000', price = '10' } = options
  const { type = 'Equity', issuerId = accountIds.halden } = options
  const [id, assetId, securityId] = [randomUUID(), randomUUID(), randomUUID()]
  await database.rows(
    `insert into app_public.assets (id, issuer_id, name, type, status, authorized_total)
     values ($1, $2, 'Asset', $3, 'active', $4)`,
    [assetId, issuerId, type, authorized],
  )
  await database.rows(
    `insert into app_public.securities (id, issuer_id, name, total, unit_value) values ($1, $2, 'Security', $3, $4)`,
    [securityId, issuerId, security, price],
  )
  await database.rows(
    `insert into app_public.rounds (id, asset_id, security_id, name, status, opens_on, closes_on, total, price)
     values ($1, $2, $3, 'Round', 'active', app_private.today() - 100, app_private.today() + 100, $4, $5)`,
    [id, assetId, securityId, total, price],
  )
  const [token] = await database.rows<{ id: string }>(
    `select id from app_public.tokens where round_id = $1`,
    [id],
  )
  return { id, assetId, securityId, tokenId: token?.id ?? '' }
}

/** Units of a round that a new investor holds, unless one is named. */
export async function aHolding(
  database: TestDatabase,
  round: TestRound,
  {
    amount = '100',
    daysAgo = 0,
    investorId,
  }: { amount?: string; daysAgo?: number; investorId?: string } = {},
): Promise<{ id: string; investorId: string }> {
  const [id, holder] = [randomUUID(), investorId ?? (await anInvestor(database)).accountId]
  await database.rows(
    `insert into app_public.holdings (id, security_id, round_id, investor_id, amount, purchase_price, issued_on)
     values ($1, $2, $3, $4, $5, 10, app_private.today() - $6::int)`,
    [id, round.securityId, round.id, holder, amount, daysAgo],
  )
  return { id, investorId: holder }
}

/** A closed distribution of a new investor in a slice of the round that Larkspur sells. */
export async function aClosedDistribution(
  database: TestDatabase,
  round: TestRound,
  { amount = '10', setup = true }: { amount?: string; setup?: boolean } = {},
): Promise<string> {
  const [allocationId, id] = [randomUUID(), randomUUID()]
  const { accountId } = await anInvestor(database, { setup })
  await database.rows(
    `insert into app_public.allocations (id, round_id, owner_id, name, status) values ($1, $2, $3, 'Slice', 'active')`,
    [allocationId, round.id, accountIds.larkspur],
  )
  await database.rows(
    `insert into app_public.distributions (id, allocation_id, investor_id, amount, status, paid_in_capital)
     values ($1, $2, $3, $4, 'closed', 0)`,
    [id, allocationId, accountId, amount],
  )
  return id
}

/** Makes the platform run every pending job now. */
export async function doJobs(database: TestDatabase): Promise<void> {
  await database.rows(`update app_private.jobs set due_at = clock_timestamp() where due_at < 'infinity'`)
  while ((await database.rows<{ done: boolean }>('select app_private.run_job() as done'))[0]?.done);
}
