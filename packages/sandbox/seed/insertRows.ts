import type { PoolClient } from 'pg'

/** A row to insert, by column. */
export type SeedRow = Record<string, unknown>

/** Inserts all rows in one statement; they have the columns of the first. */
export async function insertRows(client: PoolClient, table: string, rows: readonly SeedRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ')
  if (!columns) return
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
