import pg from 'pg'
import { makePgAdaptorWithPgClient, type NodePostgresPgClient } from 'postgraphile/adaptors/pg'
import type { WithPgClient } from 'postgraphile/@dataplan/pg'
import type { Database } from '../db/openDb.ts'

/**
 * How what is not a mutation asks the database: in a transaction that knows who asks.
 *
 * One message begins the transaction and says so, and nobody waits for its end: there is nothing in it to be written,
 * and what the connection is asked next waits its turn.
 */
export function readingClient({ pool }: Database): WithPgClient<NodePostgresPgClient> {
  const withClient = makePgAdaptorWithPgClient(pool)
  return (settings, callback) =>
    withClient(null, async (client) => {
      await client.rawClient.query(beginAs(settings))
      const result = await Promise.resolve(callback(client)).catch(async (error: unknown) => {
        await client.rawClient.query('rollback')
        throw error
      })
      // A connection that is lost now is the pool's to throw away.
      client.rawClient.query('commit').catch(() => undefined)
      return result
    })
}

function beginAs(settings: Record<string, string | undefined> | null): string {
  const told = pg.escapeLiteral(JSON.stringify(settings ?? {}))
  return `begin; select set_config(key, value, true) from json_each_text(${told})`
}
