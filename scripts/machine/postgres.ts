import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.ts'

/**
 * Sees to it that the database tests can start a PostgreSQL: the one at DATABASE_URL, Debian's, or Debian's installed now.
 * Without one they run on PGlite alone and say so; CI refuses that.
 */
export function ensurePostgres(): void {
  if (process.env.DATABASE_URL || existsSync('/usr/lib/postgresql')) return
  installDebianPackage('postgresql')
}
