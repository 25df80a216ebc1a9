import pg from 'pg'
import { makePgAdaptorWithPgClient, type NodePostgresPgClient } from 'postgraphile/adaptors/pg'
import type { WithPgClient } from 'postgraphile/@dataplan/pg'
import type { Database } from '../db/Database.ts'

// PostgreSQL cuts the names of statements there; ours end in a hash.
const maxNameLength = 63

type Settings = Record<string, string | undefined> | null

/**
 * Returns the client of requests that are no mutations: one message begins a read-only transaction and sets the request context.
 * It reads the present, or the snapshot with the given name.
 */
export function readingClient({ pool }: Database): (moment?: string) => WithPgClient<NodePostgresPgClient> {
  const withClient = makePgAdaptorWithPgClient(pool)
  return (moment) => (settings, callback) =>
    withClient(null, async (client) => {
      const { rawClient } = client
      try {
        const begun = await rawClient.query(beginAs(settings, moment))
        const query: typeof client.query = (asked) => client.query(plannedFor(planOf(settings, begun), asked))
        const result = await callback({ ...client, query, withTransaction })
        await rawClient.query('commit')
        return result
      } catch (error) {
        await rawClient.query('rollback').catch(() => undefined)
        throw error
      }
    })
}

/** Its end would be the end of the enclosing transaction, and of the caller's. */
function withTransaction(): Promise<never> {
  return Promise.reject(new Error('What reads has its transaction already.'))
}

function beginAs(settings: Settings, moment: string | undefined): string {
  const quoted = pg.escapeLiteral(JSON.stringify(settings ?? {}))
  const begin = moment
    ? `begin isolation level repeatable read read only; set transaction snapshot ${pg.escapeLiteral(moment)}`
    : 'begin read only'
  return `${begin}; select set_config(key, value, true) from json_each_text(${quoted})${inOrderIfMany(settings)}`
}

/** Few rows of one's own are collected and sorted (`planning`); of many, a page is read in its order. */
function inOrderIfMany(settings: Settings): string {
  if (!isCollecting(settings)) return ''
  const account = pg.escapeLiteral(settings?.['app.account_id'] ?? '')
  return `; select set_config('enable_indexscan', 'on', true) where app_private.owns_many(${account})`
}

function isCollecting(settings: Settings): boolean {
  return settings?.enable_indexscan === 'off'
}

/** How rows are read, by the answer of the first statement. */
function planOf(settings: Settings, begun: unknown): string {
  if (!isCollecting(settings)) return ''
  const last = [begun].flat().at(-1) as pg.QueryResult // several statements are answered by a list
  return last.rows.length > 0 ? 'in order' : 'collected'
}

/** A connection caches the plan of a statement by its name, and would reuse it for accounts that need another plan. */
function plannedFor<Asked extends { name?: string }>(plan: string, asked: Asked): Asked {
  return plan && asked.name ? { ...asked, name: `${plan} ${asked.name}`.slice(0, maxNameLength) } : asked
}
