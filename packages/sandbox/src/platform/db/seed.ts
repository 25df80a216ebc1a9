import type { PoolClient } from 'pg'
import { taxKey } from '../graphql/taxKey.ts'
import { inTransaction } from './inTransaction.ts'
import { PlatformError } from './PlatformError.ts'
import { defaultSize, type SeedSize } from './seedSizes.ts'
import { tidy } from './tidy.ts'
import type { Database } from './Database.ts'

/** Fills an empty database; one that was filled before is left alone, and must not have been asked to be another. */
export async function seed(database: Database, size?: SeedSize): Promise<void> {
  const filled = await inTransaction(database, async (client) => {
    // Several servers may start on one database at once.
    await client.query('lock table app_private.seeding in exclusive mode')
    const before = await seededSize(client)
    if (before === undefined) return fill(client, size ?? defaultSize())
    if (size === undefined || size === before) return undefined
    throw new PlatformError(
      `The data are there already, seeded as ${before}; to have the ${size} ones, run: capstan-sandbox reset --seed ${size}`,
    )
  })
  await tidy(database, filled)
}

/** Returns the seed of the database, or undefined when it is new. */
export async function seededSize(client: PoolClient): Promise<SeedSize | undefined> {
  const { rows } = await client.query<{ size: SeedSize }>('select size from app_private.seeding')
  return rows[0]?.size
}

async function fill(client: PoolClient, size: SeedSize): Promise<SeedSize> {
  await client.query(
    'insert into app_private.seeding (size, first_rows) values ($1, app_private.first_rows())',
    [size],
  )
  await writeSeed(client, size)
  return size
}

/** Writes the demo data into a migrated database. */
export async function writeSeed(client: PoolClient, size: SeedSize): Promise<void> {
  if (size === 'none') return
  await client.query(`select set_config('app.tax_key', $1, true)`, [taxKey()])
  const { seedDemo } = await import('../../../seed/seedDemo.ts')
  await seedDemo(client, size === 'large')
}
