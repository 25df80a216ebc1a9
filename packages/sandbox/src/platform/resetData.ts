import { rm } from 'node:fs/promises'
import { lockDataDir } from './db/lockDataDir.ts'
import { PlatformError } from './db/PlatformError.ts'
import type { PlatformOptions } from './startPlatform.ts'

/** Empties the data folder, unless somebody is using it. */
export async function resetData({ dataDir, databaseUrl }: PlatformOptions): Promise<void> {
  if (databaseUrl || !dataDir) {
    throw new PlatformError(
      '--reset empties a data folder only; to empty a PostgreSQL database, drop it and create it anew.',
    )
  }
  const unlock = await lockDataDir(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  unlock()
}
