import { rm } from 'node:fs/promises'
import { lockDataDir } from './db/lockDataDir.ts'
import type { Database } from './db/openDb.ts'
import { reseed } from './db/reseed.ts'
import { type FileName, FileStore } from './files/FileStore.ts'
import { openSeededDb } from './openSeededDb.ts'
import type { PlatformOptions } from './startPlatform.ts'

/** Puts the seed back where nothing is running: a data folder begins anew, a PostgreSQL database is emptied and filled. */
export async function resetData(options: PlatformOptions): Promise<void> {
  if (options.dataDir) await removeFolder(options.dataDir)
  const db = await openSeededDb(options.dataDir ? options : { ...options, seed: undefined })
  try {
    if (!options.dataDir) await resetDatabase(db, options)
  } finally {
    await db.close()
  }
}

/** Nobody listens for what is unwanted now: the files that were uploaded are removed here, and no others of the folder. */
async function resetDatabase(db: Database, { seed, filesDir }: PlatformOptions): Promise<void> {
  const { rows } = await db.pool.query<FileName>(
    'select id, attempt from app_private.files union select id, attempt from app_private.unwanted_files',
  )
  await reseed(db, seed)
  if (!filesDir) return
  const files = new FileStore(filesDir)
  for (const file of rows) await files.remove(file)
}

async function removeFolder(dataDir: string): Promise<void> {
  const unlock = await lockDataDir(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  unlock()
}
