import type { GridQuery } from '../query/gridQuery'
import type { GridSource } from './GridSource'
import { reworded } from './reworded'

/** The same rows, as far as a filter of the platform's lets them through: those of one round, say. */
export function narrowed<Row>(
  source: GridSource<Row>,
  only: NonNullable<GridQuery['filter']>,
): GridSource<Row> {
  return reworded(source, ({ filter, ...query }) => ({
    ...query,
    filter: filter ? { and: [only, filter] } : only,
  }))
}
