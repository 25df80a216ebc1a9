import { type PgSelectSingleStep, type PgSelectStep, TYPES } from 'postgraphile/@dataplan/pg'
import type { ConnectionStep } from 'postgraphile/grafast'
import { sql } from 'postgraphile/pg-sql2'

/** All rows that the filter of a list lets through, whichever page is shown: their count and their sums are one query. */
export function everyRow($connection: ConnectionStep<never, never, never, never>) {
  // Lists of this schema are of the database.
  const $rows = $connection.cloneSubplanWithoutPagination('aggregate') as unknown as PgSelectStep
  return $rows.singleAsRecord()
}

/** The sum of a column over them, unrounded. */
export function sumOf(attribute: string) {
  return ($rows: PgSelectSingleStep) =>
    $rows.select(sql`sum(${$rows.getClassStep().alias}.${sql.identifier(attribute)})`, TYPES.numeric, false)
}
