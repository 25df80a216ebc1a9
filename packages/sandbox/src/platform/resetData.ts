import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { lockDataDir } from './db/lockDataDir.ts'
import { openDb } from './db/openDb.ts'
import { reseed } from './db/reseed.ts'
import { type FileName, FileStore } from './files/FileStore.ts'
import { openSeededDb } from './openSeededDb.ts'
import type { PlatformOptions } from './PlatformOptions.ts'
import type { Database } from './db/Database.ts'

/** Restores the seed while no server runs: a data folder is created again, a PostgreSQL database is emptied and filled. */
export async function resetData(options: PlatformOptions): Promise<void> {
  const { dataDir, filesDir } = options
  // No server listens for unwanted files now, so the uploaded files are removed here, and no other files of the folder.
  const uploaded = dataDir && filesDir ? await uploadedBefore(dataDir) : []
  if (dataDir) await removeFolder(dataDir)
  const db = await openSeededDb(dataDir ? options : { ...options, seed: undefined })
  try {
    if (!dataDir) {
      uploaded.push(...(await uploadedFiles(db)))
      await reseed(db, options.seed)
    }
    if (filesDir) await removeFiles(filesDir, uploaded)
  } finally {
    await db.close()
  }
}

/** Returns the uploaded files of a data folder before it is removed; none when the folder cannot be opened. */
async function uploadedBefore(dataDir: string): Promise<FileName[]> {
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) return []
  const db = await openDb({ dataDir }).catch(() => undefined)
  if (!db) return []
  const files = await uploadedFiles(db).catch(() => [])
  await db.close()
  return files
}

async function uploadedFiles({ pool }: Database): Promise<FileName[]> {
  const { rows } = await pool.query<FileName>(
    'select id, attempt from app_private.files union select id, attempt from app_private.unwanted_files',
  )
  return rows
}

async function removeFiles(folder: string, names: readonly FileName[]): Promise<void> {
  const files = new FileStore(folder)
  for (const name of names) await files.remove(name)
}

async function removeFolder(dataDir: string): Promise<void> {
  const unlock = await lockDataDir(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  unlock()
}
