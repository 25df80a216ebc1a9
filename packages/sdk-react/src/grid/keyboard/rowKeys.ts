import type { GridModel } from '../model/GridModel'
import type { GridKey } from './gridKeys'
import { moveFocus, type CellPlace } from './moveFocus'

/** Handles a key in a row, except for moving to another cell; returns true when it did. */
export function handleRowKey<Row>(model: GridModel<Row>, key: GridKey, from: CellPlace): boolean {
  return select(model, key, from) || openOrClose(model, key, from)
}

/** Space selects the row, with Shift all from the one selected last; Ctrl+A all that match. */
function select<Row>(model: GridModel<Row>, key: GridKey, from: CellPlace) {
  const { grid, view, isSelectable, columns } = model
  const item = view.itemAt(from.line)
  if (key.isCtrl && key.key.toLowerCase() === 'a') {
    if (isSelectable) grid.selectAll()
    else selectCells()
    return true
  }
  if (key.key !== ' ') return false
  if (item?.kind === 'group') grid.toggleOpen(item.id)
  else if (item?.kind === 'row' && isSelectable) selectRow(item.id)
  return true

  function selectRow(id: string) {
    if (key.isShift) grid.selectTo(id, view)
    else grid.toggleSelected(id)
  }
  /** When no row can be selected, all cells are. */
  function selectCells() {
    const [last, right] = [view.itemAt(view.count - 1), columns.at(-1)]
    if (!last || !right) return
    moveFocus(model, { line: 0, column: 0 })
    grid.extendRange({ row: last.id, column: right.id })
  }
}

/** On the first cell right opens a group, and left closes it or goes to it; with Alt down and up do the same to a panel. */
function openOrClose<Row>(model: GridModel<Row>, key: GridKey, from: CellPlace): boolean {
  const { grid, view, columns, detail } = model
  const item = view.itemAt(from.line)
  if (!item) return false
  const isOpen = grid.store.getState().open.has(item.id)
  const isFirst = columns.findIndex(({ column }) => column) >= from.column
  const isPlain = !key.isShift && !key.isCtrl
  if (item.kind === 'group') {
    if (isFirst && isPlain && key.key === 'ArrowRight' && !item.isOpen)
      return done(() => grid.toggleOpen(item.id))
    if (isFirst && isPlain && key.key === 'ArrowLeft' && item.isOpen)
      return done(() => grid.toggleOpen(item.id))
    return false
  }
  if (detail && key.isAlt && key.key === (isOpen ? 'ArrowUp' : 'ArrowDown')) return done(() => close())
  if (isFirst && isPlain && key.key === 'ArrowLeft') return toGroup()
  return false

  function close() {
    if (item?.kind === 'detail') moveFocus(model, { ...from, line: from.line - 1 })
    if (item) grid.toggleOpen(item.id)
  }
  function toGroup(): boolean {
    if (grid.store.getState().groupBy === undefined) return false
    let line = from.line
    while (line >= 0 && view.itemAt(line)?.kind !== 'group') line--
    if (line < 0) return false
    return done(() => moveFocus(model, { ...from, line }))
  }
}

function done(act: () => void): true {
  act()
  return true
}
