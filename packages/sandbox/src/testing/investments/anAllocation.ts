import { randomUUID } from 'node:crypto'
import { aVendor, type TestAccount } from '../accounts/aVendor.ts'
import type { TestDatabase } from '../database/TestDatabase.ts'

export interface AllocationOptions {
  /** The owner; a broker has accepted the issuer's invitation to the round. */
  owner?: 'issuer' | 'broker'
  /** Units of the round. */
  total?: string
  price?: string
  /** Units of the allocation alone. */
  units?: string | null
  status?: string
  /** The number of its qualifications, each with one button. */
  asks?: number
  deployed?: string
}

/** A vendor's allocation, with everything around it. */
export interface TestAllocation {
  id: string
  roundId: string
  issuer: TestAccount
  owner: TestAccount
  /** The owner's five qualifications, in their order; the allocation may use fewer. */
  qualifications: string[]
}

/** A new allocation of a new vendor in a new round. */
export async function anAllocation(
  database: TestDatabase,
  options: AllocationOptions = {},
): Promise<TestAllocation> {
  const { owner: kind = 'issuer', units = null, status = 'active', asks = 1 } = options
  const issuer = await aVendor(database)
  const owner = kind === 'issuer' ? issuer : await aVendor(database, 'broker')
  const roundId = await aRound(database, issuer.accountId, options)
  const id = randomUUID()
  if (kind === 'broker') {
    await database.rows(
      `insert into app_public.broker_allocations (round_id, broker_id, status) values ($1, $2, 'accepted')`,
      [roundId, owner.accountId],
    )
  }
  await database.rows(
    `insert into app_public.allocations (id, round_id, owner_id, name, status, opens_on, closes_on, managed_units)
     values ($1, $2, $3, 'Slice', $4, app_private.today() - 1, app_private.today() + 30, $5)`,
    [id, roundId, owner.accountId, status, units],
  )
  const qualifications = await buttons(database, owner.accountId)
  for (const [index, qualification] of qualifications.slice(0, asks).entries()) {
    await database.rows(
      `insert into app_public.allocation_qualifications (allocation_id, vendor_qualification_id, execute_order)
       values ($1, $2, $3)`,
      [id, qualification, index + 1],
    )
  }
  return { id, roundId, issuer, owner, qualifications }
}

async function aRound(
  database: TestDatabase,
  issuerId: string,
  { total = '1000', price = '12.5', deployed = '0' }: AllocationOptions,
): Promise<string> {
  const [assetId, id] = [randomUUID(), randomUUID()]
  await database.rows(
    `insert into app_public.assets (id, issuer_id, name, type, status) values ($1, $2, 'Vega Preferred', 'Equity', 'active')`,
    [assetId, issuerId],
  )
  await database.rows(
    `insert into app_public.rounds (id, asset_id, name, status, opens_on, closes_on, total, price, total_capital_deployed)
     values ($1, $2, 'Vega A', 'active', app_private.today() - 100, app_private.today() + 100, $3, $4, $5)`,
    [id, assetId, total, price, deployed],
  )
  return id
}

async function buttons(database: TestDatabase, vendorId: string): Promise<string[]> {
  const ids = Array.from({ length: 5 }, () => randomUUID())
  for (const [index, id] of ids.entries()) {
    await database.rows(
      'insert into app_public.vendor_qualifications (id, account_id, name) values ($1, $2, $3)',
      [id, vendorId, `Check ${index + 1}`],
    )
    await database.rows(
      `insert into app_private.step_templates (vendor_qualification_id, "order", type, render_attributes)
       values ($1, 1, 'button', jsonb_build_object('title', $2::text))`,
      [id, `Check ${index + 1}`],
    )
  }
  return ids
}
