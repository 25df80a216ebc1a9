import pg from 'pg'
import { makePgAdaptorWithPgClient, type NodePostgresPgClient } from 'postgraphile/adaptors/pg'
import type { WithPgClient } from 'postgraphile/@dataplan/pg'
import type { Database } from '../db/openDb.ts'

/**
 * How what is not a mutation asks the database: one message begins the transaction, in which nothing can be written, and
 * says who asks.
 */
export function readingClient({ pool }: Database): WithPgClient<NodePostgresPgClient> {
  const withClient = makePgAdaptorWithPgClient(pool)
  return (settings, callback) =>
    withClient(null, async (client) => {
      const { rawClient } = client
      try {
        await rawClient.query(beginAs(settings))
        const result = await callback({ ...client, withTransaction })
        await rawClient.query('commit')
        return result
      } catch (error) {
        await rawClient.query('rollback').catch(() => undefined)
        throw error
      }
    })
}

/** Its end would be the end of the one around it, and of who asks. */
function withTransaction(): Promise<never> {
  return Promise.reject(new Error('What reads has its transaction already.'))
}

function beginAs(settings: Record<string, string | undefined> | null): string {
  const told = pg.escapeLiteral(JSON.stringify(settings ?? {}))
  return `begin read only; select set_config(key, value, true) from json_each_text(${told})`
}
