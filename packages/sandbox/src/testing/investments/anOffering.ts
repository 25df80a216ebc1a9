import { randomUUID } from 'node:crypto'
import { accountIds } from '../../../seed/ids.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { TestDatabase } from '../database/TestDatabase.ts'

export interface OfferingOptions {
  /** Units of the round. */
  total?: string
  price?: string
  /** Units of the allocation alone. */
  units?: string | null
  limits?: [min: string | null, max: string | null]
  status?: string
  roundStatus?: string
  /** Days from today. */
  opens?: number
  closes?: number
  /** The round of another offering, to sell another slice of it. */
  roundId?: string
  /** Seeded qualifications by their names, or any by their ids, in order. */
  asks?: string[]
}

/** A new offering of Larkspur's, open by default; its step is one button. */
export async function anOffering(
  database: Pick<TestDatabase, 'rows'>,
  options: OfferingOptions = {},
): Promise<{ id: string; roundId: string }> {
  const {
    units = null,
    limits = [null, null],
    status = 'active',
    opens = -1,
    closes = 1,
    asks = ['acknowledge'],
  } = options
  const roundId = options.roundId ?? (await aRound(database, options))
  const id = randomUUID()
  await database.rows(
    `insert into app_public.allocations
       (id, round_id, owner_id, name, status, opens_on, closes_on, managed_units, min_units, max_units)
     values ($1, $2, $3, 'Slice', $4, app_private.today() + $5::int, app_private.today() + $6::int, $7, $8, $9)`,
    [id, roundId, accountIds.larkspur, status, opens, closes, units, ...limits],
  )
  for (const [index, ask] of asks.entries()) {
    await database.rows(
      `insert into app_public.allocation_qualifications (allocation_id, vendor_qualification_id, execute_order)
       values ($1, $2, $3)`,
      [id, qualificationOf(ask), index + 1],
    )
  }
  return { id, roundId }
}

const qualificationOf = (ask: string) => (/^[0-9a-f-]{36}$/.test(ask) ? ask : seedId(`qualification:${ask}`))

async function aRound(
  database: Pick<TestDatabase, 'rows'>,
  { total = '1000', price = '12.5', roundStatus = 'active' }: OfferingOptions,
) {
  const id = randomUUID()
  await database.rows(
    `insert into app_public.rounds (id, asset_id, security_id, name, status, opens_on, closes_on, total, price)
     values ($1, $2, $3, 'Round', $4, app_private.today() - 100, app_private.today() + 100, $5, $6)`,
    [id, seedId('asset:halden-preferred'), seedId('security:series-b'), roundStatus, total, price],
  )
  return id
}
