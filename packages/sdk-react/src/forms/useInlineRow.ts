import { inlineRow, type InlineRow, type InlineRowEvent } from '@capstan/sdk-core'
import { useEffect, useReducer, useRef } from 'react'

/** A row that is changed in its place, by the core's rules, and the button that focus goes back to when that is over. */
export function useInlineRow() {
  const [{ status }, tell] = useReducer(
    (row: InlineRow, type: InlineRowEvent['type']) => inlineRow(row, { type }),
    { status: 'read' },
  )
  const opener = useRef<HTMLButtonElement>(null)
  const before = useRef(status)

  useEffect(() => {
    if (before.current !== 'read' && status === 'read') opener.current?.focus()
    before.current = status
  }, [status])

  return { status, tell, opener }
}
