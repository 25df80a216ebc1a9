import { PlatformError } from './PlatformError.ts'
import type { Database } from './Database.ts'

/** The sizes of the seed: the demo companies and people, tens of thousands beside them, or none. */
export const seedSizes = ['small', 'large', 'none'] as const

export type SeedSize = (typeof seedSizes)[number]

/** Demo data are for trying things out: a production platform begins with none. */
export const defaultSize = (): SeedSize => (process.env.NODE_ENV === 'production' ? 'none' : 'small')

/** Refuses the large seed where one request of it would keep all others waiting: PGlite answers in the server's own thread. */
export function refuseLargeSeed(kind: Database['kind'], size: SeedSize | undefined): void {
  if (kind === 'pglite' && size === 'large')
    throw new PlatformError(
      'The large seed needs a PostgreSQL server, because the built-in database answers one request at a time; start with --database-url, or with the small seed.',
    )
}
