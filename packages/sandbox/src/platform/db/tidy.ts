import type { SeedSize } from './seedSizes.ts'
import type { Database } from './Database.ts'

/**
 * Collects the statistics of a large seed: without them the planner guesses, and plans badly.
 *
 * PostgreSQL would collect them within minutes; PGlite has no autovacuum.
 */
export async function tidy({ pool }: Database, size: SeedSize | undefined): Promise<void> {
  if (size === 'large') await pool.query('vacuum analyze')
}
