import { inlineRow, type InlineRow, type InlineRowEvent } from '@capstan/sdk-core'
import { useEffect, useReducer, useRef } from 'react'
import { focusFirst } from '../../ui/forms/focusField'

/** A row that is changed in its place, by the core's rules. Focus goes to its first field, and back to the button that opened it. */
export function useInlineRow<Frame extends HTMLElement>() {
  const [{ status }, dispatch] = useReducer(
    (row: InlineRow, type: InlineRowEvent['type']) => inlineRow(row, { type }),
    { status: 'read' },
  )
  const row = useRef<Frame>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const before = useRef(status)

  useEffect(() => {
    if (before.current === 'read' && status === 'edit') focusFirst(row.current)
    if (before.current !== 'read' && status === 'read') opener.current?.focus()
    before.current = status
  }, [status])

  return { status, dispatch, row, opener }
}
