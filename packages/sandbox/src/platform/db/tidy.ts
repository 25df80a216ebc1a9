import type { Database } from './openDb.ts'
import type { SeedSize } from './seedSizes.ts'

/**
 * Lets the database learn what a large seed brought: without statistics it guesses, and plans badly.
 *
 * PostgreSQL would find out within minutes; PGlite has nobody who looks.
 */
export async function tidy({ pool }: Database, size: SeedSize | undefined): Promise<void> {
  if (size === 'large') await pool.query('vacuum analyze')
}
