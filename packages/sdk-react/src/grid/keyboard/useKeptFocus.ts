import { useLayoutEffect, useRef } from 'react'
import { focusedAround } from '../../provider/announcements/focusHeading'
import type { GridModel } from '../model/GridModel'
import { placeOfLine } from '../model/lines'
import { moveFocus } from './moveFocus'

/**
 * Moves focus when the focused row is removed (it is deleted, a filter hides it, its group is closed): to the line that takes its
 * position, so that focus is never lost. It moves focus in no other case.
 */
export function useKeptFocus<Row>(model: GridModel<Row>) {
  const { grid, view, around, scroller } = model
  const last = useRef<{ line: number; column: number }>(undefined)
  // Read before the rows change: a cell that leaves the order of the tab key loses its focus while React renders the rows.
  const hadFocus = hasFocus(scroller.current)

  useLayoutEffect(() => {
    const { focus } = grid.store.getState()
    const place = focus ? placeOfLine(focus.row, view, around) : undefined
    const element = scroller.current
    if (place !== undefined) {
      const column = model.columns.findIndex(({ id }) => id === focus?.column)
      last.current = { line: place, column: Math.max(0, column) }
      return
    }
    if (!focus || !hadFocus || !last.current || last.current.line < 0) return
    const line = view.count === 0 ? -2 : Math.min(last.current.line, view.count - 1)
    const to = { ...last.current, line }
    // Once React has rendered the rows: until then the cell that takes the focus cannot be made the one of the tab key.
    queueMicrotask(() => {
      if (focusedAround(element)) return
      if (view.count === 0 && !around.hasHeader) return element?.focus()
      moveFocus(model, to)
    })
  })
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(focusedAround(element) ?? null) ?? false
}
