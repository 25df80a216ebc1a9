import type { KeyboardEvent } from 'react'
import { controlsIn, isControl } from './controls'
import type { GridModel } from '../model/GridModel'
import { alongText, stepOf, type GridKey } from './gridKeys'
import { handleHeaderKey, type HeaderActions } from './headerKeys'
import { placeAfter, placeOfLine } from '../model/lines'
import { moveFocus, tabStop, type CellPlace } from './moveFocus'
import { seenHeight } from './reveal'
import { handleRowKey } from './rowKeys'

/** The keys of a grid, after WAI-ARIA: `docs/reference/grid-keyboard.md` has them all. */
export function useGridKeyboard<Row>(model: GridModel<Row>, header: HeaderActions) {
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const element = model.scroller.current
    if (!element || event.defaultPrevented) return
    const key = keyOf(event, model.room.isFromRight)
    const handled = isControl(event.target) ? leaveCell(event, key, element) : handleKey(model, key, header)
    if (handled) event.preventDefault()
  }
}

function keyOf(event: KeyboardEvent, isFromRight: boolean): GridKey {
  return {
    key: alongText(event.key, isFromRight),
    isCtrl: event.ctrlKey || event.metaKey,
    isShift: event.shiftKey,
    isAlt: event.altKey,
  }
}

/** Inside a cell, keys belong to its content; Escape returns to the cell. */
function leaveCell(event: KeyboardEvent, { key }: GridKey, element: HTMLElement): boolean {
  if (key !== 'Escape') return false
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[aria-colindex]') : null
  ;(cell?.tabIndex === 0 ? cell : tabStop(element))?.focus()
  return true
}

function handleKey<Row>(model: GridModel<Row>, key: GridKey, header: HeaderActions): boolean {
  const from = focusedPlace(model)
  if (from.line === -2 && handleHeaderKey(model, key, from.column, header)) return true
  if (from.line >= 0 && handleRowKey(model, key, from)) return true
  if (key.key === 'Enter' && !key.isCtrl && openRow(model, from)) return true
  if ((key.key === 'Enter' || key.key === 'F2') && !key.isCtrl) return enterCell(model)
  return move(model, key, from)
}

/** The cell with focus, or from which a range continues. */
function focusedPlace<Row>({ grid, view, around, columns }: GridModel<Row>, isRange = false): CellPlace {
  const { focus, range } = grid.store.getState()
  const cell = (isRange ? range?.end : undefined) ?? focus
  const line = cell ? placeOfLine(cell.row, view, around) : undefined
  const column = columns.findIndex(({ id }) => id === cell?.column)
  return { line: line ?? (around.hasHeader ? -2 : 0), column: Math.max(0, column) }
}

function move<Row>(model: GridModel<Row>, key: GridKey, from: CellPlace): boolean {
  const { view, around, scroller, rowHeight } = model
  const page = Math.max(1, Math.floor((scroller.current ? seenHeight(scroller.current) : 0) / rowHeight) - 1)
  const step = stepOf(key, page)
  if (!step) return false
  const isRange = key.isShift && from.line >= 0 && from.line < view.count
  const start = isRange ? focusedPlace(model, true) : from
  moveFocus(
    model,
    { line: lineAfter(start.line, step.lines, view.count), column: start.column + step.columns },
    isRange,
  )
  return true

  /** One line at a time goes to every line; further than that, rows are meant. */
  function lineAfter(line: number, by: number, count: number) {
    if (by === 0) return line
    if (Math.abs(by) === 1 && !isRange) return placeAfter(line, by, view, around)
    return Math.max(0, Math.min(count - 1, line + by))
  }
}

/** Opens the row, unless there is something else in the cell that can be used. */
function openRow<Row>({ view, onOpen, scroller }: GridModel<Row>, { line }: CellPlace): boolean {
  const item = view.itemAt(line)
  const cell = scroller.current && tabStop(scroller.current)
  if (!onOpen || item?.kind !== 'row' || !cell) return false
  if (controlsIn(cell).some((control) => !control.matches('.capstan-grid-open'))) return false
  onOpen(item.row)
  return true
}

/** Moves the focus to the control in the cell. */
function enterCell<Row>({ scroller }: GridModel<Row>): boolean {
  const cell = scroller.current && tabStop(scroller.current)
  const [control] = cell ? controlsIn(cell) : []
  control?.focus()
  return control !== undefined
}
