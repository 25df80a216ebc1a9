import type { GridView } from '@capstan/sdk-core/grid'
import { useMemo } from 'react'
import { cardColumns } from './model/cardColumns'
import { textOf, type DataColumn } from './model/DataColumn'
import type { GridModel } from './model/GridModel'
import { shownColumns } from './model/shownColumns'
import { useFullText } from './model/useFullText'
import type { GridRoom } from './model/useGridRoom'
import { useGridState } from './model/useGridState'
import { useRoomForTotals } from './body/useRoomForTotals'
import { useTotals } from './model/useTotals'
import type { GridFrameProps } from './GridFrameProps'

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
  const { onOpen, openRow, limit } = props
  const { width, unit } = room
  const layout = useGridState(grid, (state) => state.layout)
  const groupBy = useGridState(grid, (state) => state.groupBy)
  const whole = engineView.view
  const view = useMemo(() => firstLines(whole, limit), [whole, limit])
  const sums = useTotals(columns, engineView)
  const totals = view.rowCount > 0 ? sums : undefined
  const sized = useRoomForTotals(columns, totals?.aboutTotalOf)
  const shown = useMemo(
    () => (isCards ? cardColumns : shownColumns)(sized, layout, { width, unit, isSelectable }),
    [sized, layout, width, unit, isSelectable, isCards],
  )
  const hasTotals = totals !== undefined && shown.some(({ column }) => column?.total)
  const around = useMemo(
    () => ({ hasHeader: !isCards, hasFilters, hasTotals }),
    [isCards, hasFilters, hasTotals],
  )
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
    // More rows of the platform follow the last of those that are loaded.
    more: view.count < whole.count ? undefined : more,
    room,
    isCards,
    rowHeight: engineView.rowHeight,
    around,
    headLines: Number(!isCards) + Number(hasHeadings) + Number(hasFilters),
    bodyLines: whole.count + (total - whole.rowCount),
    isSelectable,
    detail,
    onOpen,
    openRow,
    nameOf,
    fullText,
    scroller,
  }
}

/** The first lines of a view, as a view of their own. */
function firstLines<Row>(view: GridView<Row>, count: number): GridView<Row> {
  if (view.count <= count) return view
  const indexOf = (id: string) => {
    const at = view.indexOf(id)
    return at < count ? at : -1
  }
  return { ...view, count, height: view.top(count), indexOf }
}

/** The value of the first column is the name of a row. */
function rowName<Row>([first]: readonly DataColumn<Row>[]) {
  return (row: Row) => (first ? textOf(first, row) : '')
}
