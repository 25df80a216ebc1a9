import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { isControl } from './controls'
import { drawBeyond } from './drawBeyond'
import type { GridModel } from '../model/GridModel'
import { placeOfLine } from '../model/lines'
import { focusInPlace, moveFocus, type CellPlace } from './moveFocus'
import { selectColumn } from '../model/shownColumns'

/** The controls whose presses the grid handles itself: focus stays on the cell, so that the next key starts there. */
const ours = '.capstan-grid-box, .capstan-grid-expand'

/** Handles the mouse on the cells of a grid: focus, a range by Shift or by dragging, check boxes and expand buttons. */
export function useGridPointer<Row>(model: GridModel<Row>) {
  const { grid, view, columns } = model
  // Rows come while a range is drawn.
  const latest = useRef<(event: Pick<MouseEvent, 'target'>) => void>(() => undefined)

  const onMouseDown = (event: MouseEvent) => {
    const to = event.button === 0 ? placeOf(event, model) : undefined
    if (!to) return
    const isOurs = event.target instanceof Element && event.target.closest(ours) !== null
    if (isControl(event.target) && !isOurs) {
      const column = columns[to.cell.column]
      if (column) grid.setFocus({ row: to.line, column: column.id })
      return
    }
    event.preventDefault()
    if (isOurs) return void focusInPlace(model, to.cell)
    moveFocus(model, to.cell, event.shiftKey && isRow(to.cell) && grid.store.getState().focus !== undefined)
    if (isRow(to.cell)) drawBeyond(model, (target) => latest.current({ target }))
  }
  const onMouseOver = (event: MouseEvent) => {
    if (event.buttons === 1 && !isControl(event.target)) draw(event)
  }
  const draw = (event: Pick<MouseEvent, 'target'>) => {
    const to = placeOf(event, model)
    const { focus, range } = grid.store.getState()
    const focused = focus ? placeOfLine(focus.row, view, model.around) : undefined
    if (!to || !isRow(to.cell) || focused === undefined || !isRow({ line: focused, column: 0 })) return
    const column = columns[to.cell.column]
    if (column && (range || to.line !== focus?.row || column.id !== focus.column))
      grid.extendRange({ row: to.line, column: column.id })
  }
  const onClick = (event: MouseEvent) => {
    const to = placeOf(event, model)
    const item = to && view.itemAt(to.cell.line)
    if (!item || !(event.target instanceof Element)) return
    if (event.target.closest('.capstan-grid-expand')) return grid.toggleOpen(item.id)
    if (item.kind === 'row' && event.target.closest('.capstan-grid-open')) return model.onOpen?.(item.row)
    if (item.kind !== 'row' || columns[to.cell.column]?.id !== selectColumn) return
    if (event.shiftKey) grid.selectTo(item.id, view)
    else grid.toggleSelected(item.id)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const to = placeOf(event, model)
    const item = to && view.itemAt(to.cell.line)
    if (
      item?.kind !== 'row' ||
      isControl(event.target) ||
      columns[to?.cell.column ?? -1]?.id === selectColumn
    )
      return
    model.onOpen?.(item.row)
  }
  useLayoutEffect(() => {
    latest.current = draw
  })
  const isRow = ({ line }: CellPlace) => line >= 0 && line < view.count

  return { onMouseDown, onMouseOver, onClick, onDoubleClick }
}

/** The cell an event is in; nothing outside of lines. */
function placeOf<Row>(
  { target }: Pick<MouseEvent, 'target'>,
  { view, around }: GridModel<Row>,
): { line: string | null; cell: CellPlace } | undefined {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
  const line = cell?.closest<HTMLElement>('[data-line]')?.dataset.line
  if (!cell || line === undefined) return undefined
  const id = line === '' ? null : line
  const at = placeOfLine(id, view, around)
  return at === undefined
    ? undefined
    : { line: id, cell: { line: at, column: Number(cell.ariaColIndex) - 1 } }
}
