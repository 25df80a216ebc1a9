import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'
import type { Database, OpenDbOptions } from './Database.ts'

/** Opens the database: the PostgreSQL at `url`, else PGlite. */
export function openDb({ url, ...local }: OpenDbOptions = {}): Promise<Database> {
  return url ? openPostgres(url) : openPglite(local)
}
