import { columnWidth } from './columnWidth'
import type { GridColumn } from './GridColumn'
import type { GridLayout, GridSide } from './GridLayout'

/** A column where its reader wants it. */
export interface ArrangedColumn<Column> {
  column: Column
  /** In pixels. */
  width: number
  /** The side it stays at. */
  side?: GridSide
}

type AnyColumn = Pick<GridColumn<never>, 'id' | 'kind' | 'isWide' | 'isHidden' | 'side'>

/** The columns that are shown, from first to last: those pinned to the start, the others, those pinned to the end. */
export function arrangeColumns<Column extends AnyColumn>(
  columns: readonly Column[],
  layout: GridLayout,
): ArrangedColumn<Column>[] {
  const shown = orderColumns(columns, layout).filter((column) => isShown(column, layout))
  const at = (side: GridSide | undefined) =>
    shown
      .filter((column) => (layout.pinned[column.id] ?? column.side) === side)
      .map((column) => ({
        column,
        width: columnWidth(column, layout.widths[column.id]),
        ...(side && { side }),
      }))
  return [...at('start'), ...at(undefined), ...at('end')]
}

/** All columns in the order of their reader, hidden ones too. */
export function orderColumns<Column extends Pick<AnyColumn, 'id'>>(
  columns: readonly Column[],
  { order }: Pick<GridLayout, 'order'>,
): Column[] {
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return [...named, ...columns.filter((column) => !named.includes(column))]
}

/** Returns true when a column is shown: as its reader chose, else as its author did. */
export function isShown({ id, isHidden }: Pick<AnyColumn, 'id' | 'isHidden'>, layout: GridLayout): boolean {
  return layout.visibility[id] ?? !isHidden
}
