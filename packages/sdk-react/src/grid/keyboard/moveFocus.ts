import { flushSync } from 'react-dom'
import type { GridModel } from '../model/GridModel'
import { lineAtPlace } from '../model/lines'
import { revealCell, revealLine } from './reveal'

/** The position of a cell: its line, as `placeOfLine` counts, and its column among the visible ones. */
export interface CellPlace {
  line: number
  column: number
}

/** Brings focus to a cell and into sight, wherever it is; with `isRange` the range is drawn there, and focus stays. */
export function moveFocus<Row>(model: GridModel<Row>, to: CellPlace, isRange = false) {
  revealLine(model, to.line)
  const focused = focusInPlace(model, to, isRange)
  const element = model.scroller.current
  if (element && focused) revealCell(element, focused)
}

/** Focuses a pressed cell without scrolling: a cell that moves away from the pointer gets no click. */
export function focusInPlace<Row>(model: GridModel<Row>, to: CellPlace, isRange = false) {
  const { grid, view, columns, scroller } = model
  const column = columns[Math.max(0, Math.min(columns.length - 1, to.column))]
  if (!column) return undefined
  const cell = { row: lineAtPlace(to.line, view), column: column.id }
  flushSync(() => {
    if (isRange) return grid.extendRange(cell)
    grid.clearRange()
    grid.setFocus(cell)
  })
  const focused = scroller.current && !isRange ? tabStop(scroller.current) : undefined
  focused?.focus({ preventScroll: true })
  return focused
}

/** Returns the one cell of a grid that is in the tab order. */
export function tabStop(scroller: Element): HTMLElement | null {
  return scroller.querySelector('[aria-colindex][tabindex="0"]')
}
