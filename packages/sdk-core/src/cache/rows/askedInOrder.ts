import type { Query } from '@tanstack/query-core'

/** The last question whose answer each list of a query shows. */
const shown = new WeakMap<Query, Map<string, number>>()
let questions = 0

/**
 * Call when rows of a list are requested, and call the returned function when they are answered. It returns false if the list was
 * read meanwhile, or shows the answer of a later request: this answer may be older, and a version does not tell if a row left the
 * list since.
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
