import type { GridColumn } from '../GridColumn'
import { rowHeights } from '../gridHeights'
import { ColumnKeys } from './ColumnKeys'
import { ColumnTotals } from './ColumnTotals'
import { createView } from './createView'
import type { GridEngine, GridEngineOptions } from './GridEngine'
import { MatchingRows } from './MatchingRows'
import { goneFrom, rowChange } from './rowChange'
import { SortedPlaces } from './SortedPlaces'

const none: readonly never[] = []

/**
 * The engine of one grid: its visible rows, their order and their heights, as positions in the loaded rows; without an
 * object or a closure for each row.
 *
 * Sorts and filters as the platform does, so that a list that has been loaded whole does not change when the platform is
 * asked again: texts by their code points without capitals, empty cells last both ways, ties by id in the direction of the
 * first sort. Where few rows have changed, only these are read, sorted and filtered again.
 */
export function createGridEngine<Row>({ columns, idOf }: GridEngineOptions<Row>): GridEngine<Row> {
  const keys = new ColumnKeys(columns)
  const order = new SortedPlaces(keys, idOf)
  const totals = new ColumnTotals<Row>()
  const matching = new MatchingRows(keys, () => totals.forget())
  let rows: readonly Row[] = none
  let places = new Uint32Array()

  const follow = (next: readonly Row[]) => {
    const change = rowChange(rows, next)
    const small = change === 'all' ? undefined : change
    if (change === 'all') totals.forget()
    // A place always names a row.
    if (small) for (const place of goneFrom(small)) if (matching.has(place)) totals.remove(rows[place] as Row)
    rows = next
    if (!change) return
    keys.update(rows, small)
    order.update(rows, small)
    matching.update(rows.length, small)
    if (small) for (const place of small.changed) if (matching.has(place)) totals.add(rows[place] as Row)
  }

  /** Returns the key that groups rows. A place is always that of a row. */
  const keyOf = (group: GridColumn<Row>) => {
    const { groupKey } = group
    if (groupKey) return (place: number) => groupKey(rows[place] as Row)
    const texts = keys.of(group)
    return (place: number) => texts.textAt(place)
  }

  return {
    view({ rows: given, sorts = none, filters = none, search = '', isOrdered = false, ...shown }) {
      follow(given)
      // The platform sums up the rows that match its filter.
      if (isOrdered) totals.forget()
      places = matchingPlaces(rows.length, {
        sorted: isOrdered ? undefined : order.sorted(sorts),
        marks: isOrdered ? undefined : matching.marked(filters, search),
      })
      const { groupBy, open = new Set(), rowHeight = rowHeights.compact, detailHeights = new Map() } = shown
      const group = keys.column(groupBy)
      return createView({
        rows,
        places,
        columns,
        idOf,
        open,
        rowHeight,
        detailHeights,
        ...(group && { keyOf: keyOf(group), sort: sorts[0] }),
      })
    },
    total(id) {
      const column = keys.column(id)
      return column && totals.of(column, rows, places)
    },
    isSummedUp: (id) => totals.isQuick(id, places),
    prepare(id, use) {
      const column = keys.column(id)
      const noted = column && keys.of(column)
      if (noted?.kind === 'text' && use === 'sort') noted.ranked()
    },
  }
}

/** The places that are marked, in the order they are sorted in; all where none are marked, as they come where not sorted. */
function matchingPlaces(
  length: number,
  { sorted, marks }: { sorted: Uint32Array | undefined; marks: Uint8Array | undefined },
): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(length)
  let count = 0
  for (let at = 0; at < length; at++) {
    const place = sorted ? (sorted[at] ?? 0) : at
    if (!marks || marks[place] === 1) places[count++] = place
  }
  return places.subarray(0, count)
}
