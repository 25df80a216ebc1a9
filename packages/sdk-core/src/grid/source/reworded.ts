import type { GridQuery } from '../query/gridQuery'
import type { GridSource } from './GridSource'

/** The same rows, asked for in other words each time. */
export function reworded<Row>(
  source: GridSource<Row>,
  reword: (query: GridQuery) => GridQuery,
): GridSource<Row> {
  return {
    ...source,
    show: (query, requests) => source.show(reword(query), requests),
    prefetch: (query) => source.prefetch(reword(query)),
  }
}
