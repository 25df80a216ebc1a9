import type { Database } from '../db/Database.ts'

/** The visibility rule of the rows of a table. */
export interface Sight {
  /** The columns that name an account or a person. */
  owners: readonly string[]
  /** The columns that a link leads to, and the source of the link. */
  links: readonly { source: string; column: string }[]
  /** Both, as the database writes them. */
  entries: readonly string[]
}

/**
 * Returns the tables that can be watched: those that are made live, as far as a request may read them, and names that are
 * notified as a whole, without the ids of rows.
 */
export async function liveTables(db: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, Sight>> {
  return new Map([...(await tablesOfRows(db)), ...(await wholes(db))])
}

/** Returns true when single rows can be watched. */
export const hasRows = (sight: Sight | undefined): boolean => !!sight && sight.entries.length > 0

async function wholes({ pool }: Pick<Database, 'pool'>): Promise<[string, Sight][]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from app_private.live_visibility where is_whole order by name',
  )
  return rows.map(({ name }) => [name, visibleKeys([])])
}

async function tablesOfRows({ pool }: Pick<Database, 'pool'>): Promise<[string, Sight][]> {
  const { rows } = await pool.query<{ name: string; entries: string[] }>(
    `select name, seen_by as entries from app_private.live_visibility
       join pg_class on relname = name and relnamespace = 'app_public'::regnamespace
       join pg_attribute on attrelid = pg_class.oid and attname = 'id' and atttypid = 'uuid'::regtype
      where seen_by <> '{}' and has_column_privilege('app_user', pg_class.oid, attnum, 'select')
      order by name`,
  )
  return rows.map(({ name, entries }) => [name, visibleKeys(entries)])
}

function visibleKeys(entries: readonly string[]): Sight {
  const links = entries.flatMap((entry) => {
    const [source = '', column] = entry.split(':')
    return column === undefined ? [] : [{ source, column }]
  })
  return { entries, links, owners: entries.filter((entry) => !entry.includes(':')) }
}
