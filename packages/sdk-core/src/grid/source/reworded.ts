import type { GridQuery } from '../gridQuery'
import type { GridSource } from './GridSource'

/** The same rows, asked for in other words each time. */
export function reworded<Row>(
  source: GridSource<Row>,
  reword: (query: GridQuery) => GridQuery,
): GridSource<Row> {
  return {
    ...source,
    show: (query, wishes) => source.show(reword(query), wishes),
    prefetch: (query) => source.prefetch(reword(query)),
  }
}
