import { rm } from 'node:fs/promises'
import { lockDataDir } from './db/lockDataDir.ts'
import { reseed } from './db/reseed.ts'
import { openSeededDb } from './openSeededDb.ts'
import type { PlatformOptions } from './startPlatform.ts'

/** Puts the seed back where nothing is running: a data folder begins anew, a PostgreSQL database is emptied and filled. */
export async function resetData(options: PlatformOptions): Promise<void> {
  if (options.dataDir) await removeFolder(options.dataDir)
  const db = await openSeededDb(options.dataDir ? options : { ...options, seed: undefined })
  try {
    if (!options.dataDir) await reseed(db, options.seed)
  } finally {
    await db.close()
  }
}

async function removeFolder(dataDir: string): Promise<void> {
  const unlock = await lockDataDir(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  unlock()
}
