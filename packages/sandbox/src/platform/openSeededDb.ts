import { migrate } from './db/migrate.ts'
import { type Database, openDb } from './db/openDb.ts'
import { PlatformError } from './db/PlatformError.ts'
import { seed } from './db/seed.ts'
import type { PlatformOptions } from './startPlatform.ts'

/** Opens the database, brings it up to date, and fills it when it is empty. */
export async function openSeededDb({ databaseUrl, dataDir }: PlatformOptions): Promise<Database> {
  const db = await openDb({ url: databaseUrl, dataDir })
  try {
    await db.pool.query('select 1').catch(unreachable)
    await migrate(db)
    await seed(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

function unreachable(error: unknown): never {
  const reason = error instanceof Error && error.message ? error.message : 'it does not answer'
  throw new PlatformError(
    `The database could not be reached (${reason}); check DATABASE_URL, or start without it.`,
    {
      cause: error,
    },
  )
}
