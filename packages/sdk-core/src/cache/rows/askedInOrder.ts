import type { Query } from '@tanstack/query-core'

/** The last question whose answer each list of a query shows. */
const shown = new WeakMap<Query, Map<string, number>>()
let questions = 0

/**
 * Call when rows of a list are requested; what it returns, when they are answered. That is false where the list was read
 * meanwhile, or shows what it was requested later: what was answered may be older, and a version does not tell of a row
 * that left the list since.
 */
export function askedInOrder(query: Query, list: string): () => boolean {
  const question = ++questions
  const reads = query.state.dataUpdateCount
  return () => {
    const byList = shown.get(query) ?? new Map<string, number>()
    if (query.state.dataUpdateCount !== reads || (byList.get(list) ?? 0) > question) return false
    shown.set(query, byList.set(list, question))
    return true
  }
}
