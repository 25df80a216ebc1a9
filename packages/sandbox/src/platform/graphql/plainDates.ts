import { TYPES } from 'postgraphile/@dataplan/pg'
import { type SQL, sql } from 'postgraphile/pg-sql2'

/**
 * Days leave the database as it writes them, YYYY-MM-DD (`pgSettings` says which style).
 *
 * Selected columns are computed for every row that is sorted, also for those behind the page, and PostGraphile's `to_char`
 * through a time zone takes longer than all the rest of a row.
 */
export function keepDatesPlain(): void {
  TYPES.date.castFromPg = (day: SQL) => sql`${sql.parens(day)}::text`
  TYPES.date.listCastFromPg = (days: SQL) => sql`${sql.parens(days)}::text[]::text`
}
