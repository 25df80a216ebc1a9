import { flushSync } from 'react-dom'
import type { GridModel } from './GridModel'
import { lineAtPlace } from './lines'
import { revealCell, revealLine } from './reveal'

/** Where a cell is: its line, as `placeOfLine` counts, and its column among those that are shown. */
export interface CellPlace {
  line: number
  column: number
}

/** Brings focus to a cell and into sight, wherever it is; with `isRange` the range is drawn there, and focus stays. */
export function moveFocus<Row>(model: GridModel<Row>, to: CellPlace, isRange = false) {
  const { grid, view, columns, scroller } = model
  const column = columns[Math.max(0, Math.min(columns.length - 1, to.column))]
  if (!column) return
  const cell = { row: lineAtPlace(to.line, view), column: column.id }
  revealLine(model, to.line)
  flushSync(() => {
    if (isRange) return grid.extendRange(cell)
    grid.clearRange()
    grid.setFocus(cell)
  })
  const element = scroller.current
  if (!element || isRange) return
  const focused = tabStop(element)
  focused?.focus({ preventScroll: true })
  if (focused) revealCell(element, focused)
}

/** The one cell of a grid that the tab key comes to. */
export function tabStop(scroller: Element): HTMLElement | null {
  return scroller.querySelector('[aria-colindex][tabindex="0"]')
}
