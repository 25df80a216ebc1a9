import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PlatformError } from './PlatformError.ts'

/** The PostgreSQL that PGlite 0.5 is. */
export const pgliteMajor = '18'

/** Refuses a data folder that another major version of PGlite has written. */
export function checkDataDir(dataDir: string): void {
  const file = path.join(dataDir, 'PG_VERSION')
  const major = existsSync(file) ? readFileSync(file, 'utf8').trim() : pgliteMajor
  if (major === pgliteMajor) return
  throw new PlatformError(
    `The data folder ${dataDir} was written by PostgreSQL ${major} and this build has ${pgliteMajor}; ` +
      'delete the folder, or name another with --data or CAPSTAN_DATA.',
  )
}
