import type { Database } from '../db/openDb.ts'

/** Which rows show something of rows that changed. */
export interface RowDependency {
  dependency: string
  /** The table of what changed, and the column whose values `found` is given. */
  changed: string
  key: string
  /** Their table. */
  dependent: string
  /** SQL that is true of them, given the keys of what changed, `$1`. */
  found: string
  /** Whether only owners are shown what changed. */
  ownersOnly: boolean
}

/** What the platform's migrations declare, by name. */
export async function readRowDependencies({
  pool,
}: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, RowDependency>> {
  const { rows } = await pool.query<RowDependency>(
    `select dependency, changed, key, dependent, found, owners_only as "ownersOnly" from app_private.row_dependencies`,
  )
  return new Map(rows.map((dependency) => [dependency.dependency, dependency]))
}
