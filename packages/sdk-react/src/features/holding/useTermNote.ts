import { today } from '@capstan/sdk-core'
import { maturityOf } from '@capstan/sdk-core/securities'
import { useCallback } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { holdingMessages } from './messages'

/**
 * Returns the note on the term of a debt: years to maturity, the years that are left, and the day. The cell itself shows the term,
 * which never changes.
 */
export function useTermNote() {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()

  return useCallback(
    (row: { issuedOn?: string | null; term?: { toString(): string } | number | string | null }) => {
      const term = row.term?.toString()
      const found = maturityOf({ issuedOn: row.issuedOn, term }, today())
      if (!found) return undefined
      const remaining = fillIn(formats.pluralText(messages.yearsLeft, found.remaining), {
        count: formats.units(found.remaining),
      })
      return fillIn(messages.termNote, { remaining, day: formats.day(found.day, 'short') })
    },
    [messages, formats],
  )
}
