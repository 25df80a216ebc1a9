import type { Database } from '../../db/Database.ts'

/** The rows that show columns of changed rows. */
export interface RowDependency {
  dependency: string
  /** The table of the changed rows, and the column whose values are passed to `found`. */
  changed: string
  key: string
  /** Their table. */
  dependent: string
  /** SQL that is true of them, given the keys of the changed rows, `$1`. */
  found: string
  /** True when the changed columns are visible to owners only. */
  ownersOnly: boolean
}

/** Reads the row dependencies that the platform's migrations declare, by name. */
export async function readRowDependencies({
  pool,
}: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, RowDependency>> {
  const { rows } = await pool.query<RowDependency>(
    `select dependency, changed, key, dependent, found, owners_only as "ownersOnly" from app_private.row_dependencies`,
  )
  return new Map(rows.map((dependency) => [dependency.dependency, dependency]))
}
