import type { Database } from '../db/openDb.ts'
import { asAccount } from '../http/asAccount.ts'
import type { RequestContext } from '../http/requestContext.ts'

/** Which of these rows the account may see: another's row and a row that does not exist are both simply absent. */
export async function visibleIds(
  db: Database,
  context: RequestContext,
  table: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  return asAccount(db, context, async (client) => {
    // The table is one of those that the catalogue calls live, never what a client wrote.
    const { rows } = await client.query<{ id: string }>(
      `select id from app_public.${table} where id = any($1::uuid[])`,
      [ids],
    )
    return rows.map((row) => row.id)
  })
}
