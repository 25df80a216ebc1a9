import type { Database } from '../../platform/db/Database.ts'

/** Returns the contents of every table, as one hash per table. */
export async function tableContents({ pool }: Database): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(nspname) || '.' || quote_ident(relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ('app_public', 'app_private', 'public') order by 1`,
  )
  const { rows } = await pool.query<{ name: string; contents: string }>(
    tables.map(contentsOf).join(' union all '),
  )
  return new Map(rows.map(({ name, contents }) => [name, contents]))
}

const contentsOf = ({ name }: { name: string }) =>
  `select '${name}' as name, md5(coalesce(string_agg(kept::text, ' ' order by kept::text collate "C"), '')) as contents
     from ${name} as kept`

/** The tables whose contents changed. */
export async function changedTables(db: Database, before: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await tableContents(db)
  return [...after].filter(([name, contents]) => before.get(name) !== contents).map(([name]) => name)
}
