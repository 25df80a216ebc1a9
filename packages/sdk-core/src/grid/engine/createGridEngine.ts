import { sumDecimals } from '../../money/sumDecimals'
import { rowHeights } from '../gridHeights'
import { cellText } from './cellText'
import { ColumnKeys } from './ColumnKeys'
import { createView } from './createView'
import type { GridEngine, GridEngineOptions } from './GridEngine'
import { MatchingRows } from './MatchingRows'
import { matchingPlaces } from './matchingPlaces'
import { rowChange } from './rowChange'
import { SortedPlaces } from './SortedPlaces'

const none: readonly never[] = []

/**
 * The engine of one grid: which rows it shows, in which order and how high, as places in what is loaded; no object and no
 * closure a row, whatever their number.
 *
 * Sorts and filters as the platform does, so that a list that has been loaded whole does not change when the platform is
 * asked again: texts by their code points without capitals, empty cells last both ways, ties by id in the direction of the
 * first sort. Where few rows have changed, only these are read, sorted and filtered again.
 */
export function createGridEngine<Row>({ columns, idOf }: GridEngineOptions<Row>): GridEngine<Row> {
  const keys = new ColumnKeys(columns)
  const order = new SortedPlaces(keys, idOf)
  const matching = new MatchingRows(keys)
  let rows: readonly Row[] = none
  let places = new Uint32Array()

  const follow = (next: readonly Row[]) => {
    const change = rowChange(rows, next)
    rows = next
    if (!change) return
    const small = change === 'all' ? undefined : change
    keys.update(rows, small)
    order.update(rows, small)
    matching.update(rows.length, small)
  }

  return {
    view({ rows: given, sorts = none, filters = none, search = '', isOrdered = false, ...shown }) {
      follow(given)
      places = matchingPlaces(rows.length, {
        sorted: isOrdered ? undefined : order.sorted(sorts),
        marks: isOrdered ? undefined : matching.marked(filters, search),
      })
      const { groupBy, open = new Set(), rowHeight = rowHeights.compact, detailHeights = new Map() } = shown
      const group = keys.column(groupBy)
      const groupKeys = group && keys.of(group)
      return createView({
        rows,
        places,
        columns,
        idOf,
        open,
        rowHeight,
        detailHeights,
        ...(groupKeys && { keyOf: (place: number) => groupKeys.textAt(place) }),
      })
    },
    total(id) {
      const column = keys.column(id)
      // A place always names a row.
      const texts =
        column && Array.from(places, (place) => cellText('number', column.value(rows[place] as Row)))
      return texts && sumDecimals(texts.filter((text) => text !== null))?.toString()
    },
  }
}
