import type { PoolClient } from 'pg'

/** The context that each part of the seed works with. */
export interface SeedContext {
  client: PoolClient
  /** The day so many days from the platform's today. */
  day: (offset: number) => string
  /** A number from 0 up to 1, the same sequence in every run. */
  random: () => number
}
