import type { PoolClient } from 'pg'
import type { PgClient, WithPgClient } from 'postgraphile/@dataplan/pg'
import { Refusal } from './Refusal.ts'

/**
 * Gives Grafast the one connection of a mutation request. It is already in a transaction, concurrent queries wait for each other,
 * and a query that fails leaves the transaction as it was.
 */
export function bindClient(client: PoolClient): WithPgClient {
  let last: Promise<unknown> = Promise.resolve()
  return (_settings, callback) => {
    const result = last.then(() => callback(boundClient(client)))
    last = result.catch(() => undefined)
    return result
  }
}

function boundClient(client: PoolClient): PgClient {
  return {
    query: (query) => inSavepoint(client, () => run(client, query)),
    withTransaction: (callback) => inSavepoint(client, () => callback(innerClient(client))),
  }
}

/** Runs inside a savepoint: an error there rolls back all of it. */
function innerClient(client: PoolClient): PgClient {
  return { ...boundClient(client), query: (query) => run(client, query) }
}

type Query = Parameters<PgClient['query']>[0]

async function run<Row>(client: PoolClient, { text, values, arrayMode }: Query) {
  const query = arrayMode ? { text, values, rowMode: 'array' as const } : { text, values }
  // The query determines the shape of the row; only Grafast knows it.
  const { rows, rowCount } = await client.query(query as { text: string; values: unknown[] })
  if (rowCount === 0 && /^\s*(update|delete)\b/i.test(text)) throw new Refusal('not_found', 'nothingHere')
  return { rows: rows as Row[], rowCount, notices: [] }
}

/** Does the work, or leaves the transaction as if it had not been tried. */
async function inSavepoint<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint attempt')
  try {
    const result = await work()
    await client.query('release savepoint attempt')
    return result
  } catch (error) {
    await client.query('rollback to savepoint attempt; release savepoint attempt')
    throw error
  }
}
