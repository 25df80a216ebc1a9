import { useLayoutEffect, useRef } from 'react'
import type { GridModel } from '../model/GridModel'
import { placeOfLine } from '../model/lines'
import { moveFocus } from './moveFocus'

/**
 * Moves focus when the focused row is removed (it is deleted, a filter hides it, its group is closed): to the line that takes its
 * position, so that focus is never lost. It moves focus in no other case.
 */
export function useKeptFocus<Row>(model: GridModel<Row>) {
  const { grid, view, around, scroller } = model
  const last = useRef<{ line: number; column: number; hadFocus: boolean }>(undefined)

  useLayoutEffect(() => {
    const { focus } = grid.store.getState()
    const place = focus ? placeOfLine(focus.row, view, around) : undefined
    const element = scroller.current
    if (place !== undefined) {
      const column = model.columns.findIndex(({ id }) => id === focus?.column)
      const hasFocus = element?.contains(element.ownerDocument.activeElement) ?? false
      last.current = { line: place, column: Math.max(0, column), hadFocus: hasFocus && place >= 0 }
      return
    }
    if (!focus || !last.current?.hadFocus) return
    const line = view.count === 0 ? -2 : Math.min(last.current.line, view.count - 1)
    last.current.hadFocus = false
    if (view.count === 0 && !around.hasHeader) return element?.focus()
    moveFocus(model, { ...last.current, line })
  })
}
