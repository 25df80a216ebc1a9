import { maxRows } from '../cache/lists/pageRows'
import type { Ask } from '../cache/rows/fetchRows'
import type { Environment } from '../client/Environment'
import { isRetryable } from '../errors/isRetryable'
import { mergeQueries, withRowLimit, type AskedQuery } from './mergeQueries'

interface PendingQuery extends AskedQuery {
  callers: { resolve: (answer: unknown) => void; reject: (error: unknown) => void }[]
}

// Long enough to collect the queries that one push causes.
const batchDelayMs = 5
// The platform limits the fields of a document, and one row may have thousands.
const maxIds = 20
// It takes forty fields at the top of one, and a query has up to three.
const maxQueries = 13

/**
 * Merges the queries of a moment: those that differ only in `ids` and `rows` become one with all their ids, and queries
 * with up to twenty ids together share a request. A caller may find rows it did not ask for. Of a shared request that is
 * refused, each query is sent by itself.
 */
export function createQueryBatch(ask: Ask, environment: Pick<Environment, 'setTimeout'>): Ask {
  let waiting = new Map<string, PendingQuery>()

  const send = () => {
    const queries = [...waiting.values()]
    waiting = new Map()
    for (const batch of inBatches(queries)) void sendTogether(ask, batch)
  }

  return (text, variables) =>
    new Promise((resolve, reject) => {
      const key = JSON.stringify([text, { ...variables, ids: undefined, rows: undefined }])
      if (waiting.size === 0) environment.setTimeout(send, batchDelayMs)
      const caller = { resolve, reject }
      const known = waiting.get(key)
      const both = known && joined(known.variables, variables)
      if (!both) waiting.set(known ? `${key} ${waiting.size}` : key, { text, variables, callers: [caller] })
      else waiting.set(key, { text, variables: both, callers: [...known.callers, caller] })
    })
}

function inBatches(queries: readonly PendingQuery[]): PendingQuery[][] {
  const batches: PendingQuery[][] = []
  let left = 0
  for (const query of queries) {
    // A count alone costs something too.
    const size = Math.max(1, [query.variables.ids].flat().length)
    if (size > left || batches.at(-1)?.length === maxQueries) {
      batches.push([])
      left = maxIds
    }
    batches.at(-1)?.push(query)
    left -= size
  }
  return batches
}

async function sendTogether(ask: Ask, queries: readonly PendingQuery[]): Promise<void> {
  const sendEach = () => queries.forEach((query) => void sendAlone(ask, query))
  const merged = queries.length > 1 ? mergeQueries(queries) : undefined
  if (!merged) return sendEach()
  try {
    const answers = merged.answersIn((await ask(merged.text, merged.variables)) as Answer)
    queries.forEach(({ callers }, at) => callers.forEach(({ resolve }) => resolve(answers[at])))
  } catch (error) {
    // One that is refused does not take the others along.
    if (!isRetryable(error)) return sendEach()
    for (const { callers } of queries) for (const { reject } of callers) reject(error)
  }
}

/** The data of a query. */
type Answer = Readonly<Record<string, unknown>>

async function sendAlone(ask: Ask, query: PendingQuery): Promise<void> {
  const { callers } = query
  const { text, variables } = withRowLimit(query)
  await ask(text, variables).then(
    (answer) => callers.forEach(({ resolve }) => resolve(answer)),
    (error: unknown) => callers.forEach(({ reject }) => reject(error)),
  )
}

/** The variables of two queries in one; nothing where that asks for more rows than the platform returns. */
function joined(
  one: AskedQuery['variables'],
  other: AskedQuery['variables'],
): AskedQuery['variables'] | undefined {
  const ids = [...new Set([one.ids, other.ids].flat())]
  return ids.length > maxRows
    ? undefined
    : { ...one, ids, rows: Math.max(ids.length, Number(one.rows), Number(other.rows)) }
}
