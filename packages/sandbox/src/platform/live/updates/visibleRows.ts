import { asAccount } from '../../graphql/asAccount.ts'
import type { RequestContext } from '../../http/requestContext.ts'
import type { Database } from '../../db/Database.ts'

/** Ids by table. */
export type Rows = ReadonlyMap<string, readonly string[]>

/**
 * Returns those of the rows that the account may see, of any number of tables, in one query.
 *
 * Another account's row and a row that does not exist are both absent.
 */
export async function visibleRows(
  db: Database,
  context: RequestContext,
  asked: Rows,
): Promise<Map<string, string[]>> {
  const tables = [...asked].filter(([, ids]) => ids.length > 0)
  if (tables.length === 0) return new Map()
  // The tables come from the catalogue, never from a client.
  const selects = tables.map(
    ([table], i) =>
      `select '${table}' as "table", id from app_public."${table}" where id = any($${i + 1}::uuid[])`,
  )
  const { rows } = await asAccount(db, context, (client) =>
    client.query<{ table: string; id: string }>(
      selects.join(' union all '),
      tables.map(([, ids]) => ids),
    ),
  )
  const visible = new Map<string, string[]>()
  for (const { table, id } of rows) visible.set(table, [...(visible.get(table) ?? []), id])
  return visible
}
