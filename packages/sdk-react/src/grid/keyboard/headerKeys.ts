import { columnWidth } from '@capstan/sdk-core/grid'
import type { GridModel } from '../model/GridModel'
import type { GridKey } from './gridKeys'
import { selectColumn } from '../model/shownColumns'

/** The actions of a heading besides sorting. */
export interface HeaderActions {
  openMenu: (column: string) => void
  /** Announces the width of a column. */
  sayWidth: (column: string, width: number) => void
  /** Announces the position of a column. */
  sayPlace: (column: string) => void
}

/** Pixels a key makes a column wider or narrower by. */
const step = 10

/**
 * Handles a key on a heading: Enter and Space sort, with Shift in addition to the other sorts; Shift with an arrow resizes the
 * column, Ctrl with an arrow moves it, Alt with Down opens its menu.
 */
export function handleHeaderKey<Row>(
  model: GridModel<Row>,
  key: GridKey,
  at: number,
  { openMenu, sayWidth, sayPlace }: HeaderActions,
): boolean {
  const { grid, columns, room } = model
  const place = columns[at]
  if (!place) return false
  const isEnter = key.key === 'Enter' || key.key === ' '
  const by = key.key === 'ArrowRight' ? 1 : key.key === 'ArrowLeft' ? -1 : 0
  if (!place.column) {
    if (isEnter && place.id === selectColumn) toggleAll(model)
    return isEnter
  }
  if (isEnter) grid.sortBy(place.id, key.isShift)
  else if (key.isAlt && key.key === 'ArrowDown') openMenu(place.id)
  else if (by !== 0 && key.isShift) {
    const width = columnWidth(place.column, Math.round(place.width / room.unit) + by * step)
    grid.setWidth(place.id, width)
    sayWidth(place.id, width)
  } else if (by !== 0 && key.isCtrl) {
    grid.moveColumn(place.id, by)
    sayPlace(place.id)
  } else return false
  return true
}

/** Selects all rows that match, or none where all are. */
export function toggleAll<Row>({ grid }: Pick<GridModel<Row>, 'grid'>) {
  const { selection } = grid.store.getState()
  if (selection.kind === 'all' && selection.except.size === 0) grid.clearSelection()
  else grid.selectAll()
}
