import type { GridSource } from './GridSource'
import { reworded } from './reworded'

/** Sorts equal rows by id, because computed rows have no stable order across pages. */
export function steadily<Row>(source: GridSource<Row>): GridSource<Row> {
  return reworded(source, ({ orderBy = [], ...query }) => ({ ...query, orderBy: [...orderBy, 'ID_ASC'] }))
}
