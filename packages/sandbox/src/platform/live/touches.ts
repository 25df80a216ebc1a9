import type { Database } from '../db/openDb.ts'

/** Which rows show something of rows that changed. */
export interface Touch {
  touch: string
  /** The table of what changed, and the column whose values `found` is given. */
  changed: string
  key: string
  /** Their table. */
  touched: string
  /** SQL that is true of them, given the keys of what changed, `$1`. */
  found: string
  /** Whether only owners are shown what changed. */
  ownersOnly: boolean
}

/** What the platform's migrations declare, by name. */
export async function readTouches({ pool }: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, Touch>> {
  const { rows } = await pool.query<Touch>(
    `select touch, changed, key, touched, found, owners_only as "ownersOnly" from app_private.touches`,
  )
  return new Map(rows.map((touch) => [touch.touch, touch]))
}
