import { makeIntrospectionQuery } from 'postgraphile/graphile-build-pg/pg-introspection'
import { inTransaction } from '../db/inTransaction.ts'
import type { Database } from '../db/openDb.ts'
import { introspectionRole } from './introspectionRole.ts'

/** Everything that PostGraphile asks of a database before it builds the schema. */
export async function introspect(db: Database): Promise<string> {
  return inTransaction(db, async (client) => {
    await client.query(`set local role ${introspectionRole}`)
    const { rows } = await client.query<{ introspection: string }>(makeIntrospectionQuery())
    return rows[0]?.introspection ?? ''
  })
}
