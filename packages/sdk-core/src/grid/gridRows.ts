import { filterRows } from './filterRows'
import type { GridFilter } from './GridColumn'
import { sortRows, type SortRowsOptions } from './sortRows'

export interface GridRowsOptions<Row> extends SortRowsOptions<Row> {
  filters: readonly GridFilter[]
}

/**
 * Which rows a grid shows and in which order, as places in `rows`: no object and no closure a row, whatever their number.
 *
 * Sorts and filters as the platform does, so that a list that has been loaded whole does not change its order when the
 * platform is asked again.
 */
export function gridRows<Row>({ rows, columns, sorts, filters, idOf }: GridRowsOptions<Row>): Uint32Array {
  const places = filterRows(rows, columns, filters)
  sortRows(places, { rows, columns, sorts, idOf })
  return places
}
