import { existsSync } from 'node:fs'
import path from 'node:path'
import { migrate } from './db/migrate.ts'
import { openDb } from './db/openDb.ts'
import { PlatformError } from './db/PlatformError.ts'
import { isSeedOld, reseed } from './db/reseed.ts'
import { seed } from './db/seed.ts'
import { defaultSize, refuseLargeSeed } from './db/seedSizes.ts'
import { hasSnapshot, readSnapshot, unpackSnapshot } from './db/snapshot.ts'
import type { PlatformOptions } from './PlatformOptions.ts'
import type { Database } from './db/Database.ts'

type Options = Pick<PlatformOptions, 'databaseUrl' | 'dataDir' | 'seed'>

/** Opens the database, brings it up to date, and fills it when it is empty: from the snapshot, where there is one. */
export async function openSeededDb({ databaseUrl, dataDir, seed: size }: Options): Promise<Database> {
  const wanted = size ?? defaultSize()
  refuseLargeSeed(databaseUrl ? 'postgres' : 'pglite', wanted)
  const isNew = !databaseUrl && !(dataDir && existsSync(path.join(dataDir, 'PG_VERSION')))
  const isUnpacked = isNew && (await hasSnapshot())
  const db = await openDb({ url: databaseUrl, dataDir, ...(isUnpacked && (await begunWith(dataDir))) })
  try {
    await db.pool.query('select 1').catch(unreachable)
    await migrate(db)
    // The snapshot holds the small seed, with the dates of the day it was made.
    if (isUnpacked && (wanted !== 'small' || (await isSeedOld(db)))) await reseed(db, wanted)
    await seed(db, size)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

async function begunWith(dataDir: string | undefined) {
  return dataDir ? { fill: (folder: string) => unpackSnapshot(folder) } : { snapshot: await readSnapshot() }
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
