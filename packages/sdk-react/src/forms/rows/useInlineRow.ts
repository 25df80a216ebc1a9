import { inlineRow, type InlineRow, type InlineRowEvent } from '@capstan/sdk-core'
import { useEffect, useReducer, useRef } from 'react'
import { focusedAround, restoreFocus } from '../../provider/announcements/focusHeading'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { focusFirst } from '../../ui/forms/focusField'

/**
 * A row that is changed in its place, by the core's rules. Focus goes to its first field, and back to the button that opened it
 * unless it was moved elsewhere meanwhile; where the button is gone, because no further row can be added, to the heading of the
 * card.
 */
export function useInlineRow<Frame extends HTMLElement>() {
  const [{ status }, dispatch] = useReducer(
    (row: InlineRow, type: InlineRowEvent['type']) => inlineRow(row, { type }),
    { status: 'read' },
  )
  const row = useRef<Frame>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLElement>(null)
  const before = useRef(status)
  const announce = useAnnounce()

  useEffect(() => {
    if (before.current === 'read' && status === 'edit') focusFirst(row.current)
    if (before.current !== 'read' && status === 'read') {
      if (!opener.current) restoreFocus(card.current, announce)
      else if (!focusedAround(opener.current)) opener.current.focus()
    }
    before.current = status
    card.current = row.current?.closest('.capstan-card') ?? null
  }, [announce, status])

  return { status, dispatch, row, opener }
}
