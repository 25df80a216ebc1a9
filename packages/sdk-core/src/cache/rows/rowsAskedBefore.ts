import type { Query } from '@tanstack/query-core'

interface Question {
  askedAt: number
  ended: Promise<unknown>
}

/** The questions for rows of each query that are not answered, or whose answer is not shown yet. */
const running = new WeakMap<Query, Set<Question>>()

/** Notes that rows of a query are requested, until they are shown. */
export function noteQuestion<Result>(query: Query, askedAt: number, work: Promise<Result>): Promise<Result> {
  const questions = running.get(query) ?? new Set()
  const question = { askedAt, ended: work.catch(() => undefined) }
  running.set(query, questions.add(question))
  return work.finally(() => questions.delete(question))
}

/** Resolves when the rows are shown that were requested before a moment; `undefined` where there are none. */
export function rowsAskedBefore(query: Query, moment: number): Promise<unknown> | undefined {
  const earlier = [...(running.get(query) ?? [])].filter(({ askedAt }) => askedAt < moment)
  return earlier.length > 0 ? Promise.all(earlier.map(({ ended }) => ended)) : undefined
}
