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
// It takes forty fields at the top of one, and a question has up to three.
const maxQuestions = 13

/**
 * Merges the queries of a moment: those that differ only in `ids` and `rows` become one with all their ids, and queries
 * with up to twenty ids together share a request. A caller may find rows it did not ask for. Of a shared request that is
 * refused, each query is sent by itself.
 */
export function createQueryBatch(ask: Ask, environment: Pick<Environment, 'setTimeout'>): Ask {
  let waiting = new Map<string, PendingQuery>()

  const send = () => {
    const questions = [...waiting.values()]
    waiting = new Map()
    for (const batch of inBatches(questions)) void sendTogether(ask, batch)
  }

  return (text, variables) =>
    new Promise((resolve, reject) => {
      const key = JSON.stringify([text, { ...variables, ids: undefined, rows: undefined }])
      if (waiting.size === 0) environment.setTimeout(send, batchDelayMs)
      const asker = { resolve, reject }
      const known = waiting.get(key)
      const both = known && joined(known.variables, variables)
      if (!both) waiting.set(known ? `${key} ${waiting.size}` : key, { text, variables, callers: [asker] })
      else waiting.set(key, { text, variables: both, callers: [...known.callers, asker] })
    })
}

function inBatches(questions: readonly PendingQuery[]): PendingQuery[][] {
  const batches: PendingQuery[][] = []
  let left = 0
  for (const question of questions) {
    // A count alone costs something too.
    const size = Math.max(1, [question.variables.ids].flat().length)
    if (size > left || batches.at(-1)?.length === maxQuestions) {
      batches.push([])
      left = maxIds
    }
    batches.at(-1)?.push(question)
    left -= size
  }
  return batches
}

async function sendTogether(ask: Ask, questions: readonly PendingQuery[]): Promise<void> {
  const sendEach = () => questions.forEach((question) => void sendAlone(ask, question))
  const merged = questions.length > 1 ? mergeQueries(questions) : undefined
  if (!merged) return sendEach()
  try {
    const answers = merged.answersIn((await ask(merged.text, merged.variables)) as Answer)
    questions.forEach(({ callers: askers }, at) => askers.forEach(({ resolve }) => resolve(answers[at])))
  } catch (error) {
    // One that is refused does not take the others along.
    if (!isRetryable(error)) return sendEach()
    for (const { callers: askers } of questions) for (const { reject } of askers) reject(error)
  }
}

/** The data of a query. */
type Answer = Readonly<Record<string, unknown>>

async function sendAlone(ask: Ask, question: PendingQuery): Promise<void> {
  const { callers: askers } = question
  const { text, variables } = withRowLimit(question)
  await ask(text, variables).then(
    (answer) => askers.forEach(({ resolve }) => resolve(answer)),
    (error: unknown) => askers.forEach(({ reject }) => reject(error)),
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
