import type { GridQuery } from '../gridQuery'
import type { GridSource } from './GridSource'

/** The same rows, as far as a filter of the platform's lets them through: those of one round, say. */
export function narrowed<Row>(
  source: GridSource<Row>,
  only: NonNullable<GridQuery['filter']>,
): GridSource<Row> {
  return {
    ...source,
    show: ({ filter, ...query }) =>
      source.show({ ...query, filter: filter ? { and: [only, filter] } : only }),
  }
}
