import { useMemo } from 'react'
import { cardColumns } from './model/cardColumns'
import { textOf, type DataColumn } from './model/DataColumn'
import type { GridFrameProps } from './GridFrame'
import type { GridModel } from './model/GridModel'
import { shownColumns } from './model/shownColumns'
import { useFullText } from './model/useFullText'
import type { GridRoom } from './model/useGridRoom'
import { useGridState } from './model/useGridState'
import { useRoomForTotals } from './body/useRoomForTotals'
import { useTotals } from './model/useTotals'

/**
 * Returns the data and functions that the parts of a grid render from in one pass. Columns keep their identity until one of them
 * changes.
 */
export function useGridModel<Row>(
  props: GridFrameProps<Row>,
  room: GridRoom,
  hasFilters: boolean,
): GridModel<Row> {
  const { grid, columns, engineView, total, more, isCards, isSelectable, detail, scroller } = props
  const { onOpen, openRow } = props
  const { width, unit } = room
  const layout = useGridState(grid, (state) => state.layout)
  const groupBy = useGridState(grid, (state) => state.groupBy)
  const { view } = engineView
  const sums = useTotals(columns, engineView)
  const totals = view.rowCount > 0 ? sums : undefined
  const sized = useRoomForTotals(columns, totals?.aboutTotalOf)
  const shown = useMemo(
    () => (isCards ? cardColumns : shownColumns)(sized, layout, { width, unit, isSelectable }),
    [sized, layout, width, unit, isSelectable, isCards],
  )
  const hasTotals = totals !== undefined && shown.some(({ column }) => column?.total)
  const around = useMemo(() => ({ hasFilters, hasTotals }), [hasFilters, hasTotals])
  const hasHeadings = !isCards && shown.some(({ column }) => column?.group)
  const fullText = useFullText<Row>()
  const nameOf = useMemo(() => rowName(columns), [columns])

  return {
    grid,
    view,
    columns: shown,
    grouped: columns.find(({ id }) => id === groupBy),
    total,
    totalOf: totals?.totalOf,
    more,
    room,
    isCards,
    rowHeight: engineView.rowHeight,
    around,
    headLines: 1 + Number(hasHeadings) + Number(hasFilters),
    isSelectable,
    detail,
    onOpen,
    openRow,
    nameOf,
    fullText,
    scroller,
  }
}

/** A row is called by what stands in its first column. */
function rowName<Row>([first]: readonly DataColumn<Row>[]) {
  return (row: Row) => (first ? textOf(first, row) : '')
}
