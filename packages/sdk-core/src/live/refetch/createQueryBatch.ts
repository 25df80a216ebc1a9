import { maxRows } from '../../cache/lists/pageRows'
import type { Ask } from '../../cache/rows/fetchRows'
import type { Environment } from '../../client/transport/Environment'
import { isRetryable } from '../../errors/isRetryable'
import { mergeQueries, withRowLimit, type AskedQuery } from './mergeQueries'

interface PendingQuery extends AskedQuery {
  /** Resolves to the answer, for all callers that asked the same. */
  answer: Promise<unknown>
  /** Called with the answer, or a promise of it. */
  resolve: (answer: unknown) => void
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

  const add = (key: string, asked: AskedQuery) => {
    let resolve: PendingQuery['resolve'] = () => {}
    const answer = new Promise<unknown>((done) => (resolve = done))
    waiting.set(key, { ...asked, answer, resolve })
    return answer
  }

  return (text, variables) => {
    const key = JSON.stringify([text, { ...variables, ids: undefined, rows: undefined }])
    if (waiting.size === 0) environment.setTimeout(send, batchDelayMs)
    const known = waiting.get(key)
    const both = known && joined(known.variables, variables)
    if (!both) return add(known ? `${key} ${waiting.size}` : key, { text, variables })
    known.variables = both
    return known.answer
  }
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
  const sendEach = () => queries.forEach((query) => sendAlone(ask, query))
  const merged = queries.length > 1 ? mergeQueries(queries) : undefined
  if (!merged) return sendEach()
  const answers = ask(merged.text, merged.variables).then((answer) => merged.answersIn(answer as Answer))
  // One that is refused does not take the others along.
  const isRefused = await answers.then(
    () => false,
    (error: unknown) => !isRetryable(error),
  )
  if (isRefused) return sendEach()
  queries.forEach(({ resolve }, at) => resolve(answers.then((each) => each[at])))
}

/** The data of a query. */
type Answer = Readonly<Record<string, unknown>>

function sendAlone(ask: Ask, query: PendingQuery): void {
  const { text, variables } = withRowLimit(query)
  query.resolve(ask(text, variables))
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
