import pg from 'pg'
import { makePgAdaptorWithPgClient, type NodePostgresPgClient } from 'postgraphile/adaptors/pg'
import type { WithPgClient } from 'postgraphile/@dataplan/pg'
import type { Database } from '../db/openDb.ts'

/**
 * How what is not a mutation asks the database: one message begins the transaction, in which nothing can be written, and
 * says who asks. It reads what is so, or the moment of the database with this name.
 */
export function readingClient({ pool }: Database): (moment?: string) => WithPgClient<NodePostgresPgClient> {
  const withClient = makePgAdaptorWithPgClient(pool)
  return (moment) => (settings, callback) =>
    withClient(null, async (client) => {
      const { rawClient } = client
      try {
        await rawClient.query(beginAs(settings, moment))
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

function beginAs(settings: Record<string, string | undefined> | null, moment: string | undefined): string {
  const told = pg.escapeLiteral(JSON.stringify(settings ?? {}))
  const begin = moment
    ? `begin isolation level repeatable read read only; set transaction snapshot ${pg.escapeLiteral(moment)}`
    : 'begin read only'
  return `${begin}; select set_config(key, value, true) from json_each_text(${told})${inOrderIfMany(settings)}`
}

/** Few rows of one's own are collected and sorted (`planning`); of many, a page is read in its order. */
function inOrderIfMany(settings: Record<string, string | undefined> | null): string {
  if (settings?.enable_indexscan !== 'off') return ''
  const account = pg.escapeLiteral(settings['app.account_id'] ?? '')
  return `; select set_config('enable_indexscan', 'on', true) where app_private.owns_many(${account})`
}
