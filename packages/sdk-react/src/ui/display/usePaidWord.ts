import { paidState, type DecimalLike } from '@capstan/sdk-core'
import { useCallback } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useUiMessages } from '../uiMessages'

/** The words for the paid part of an amount due: in full, short by so much, over by so much. The same on every screen. */
export function usePaidWord(): (due: DecimalLike, paidIn: DecimalLike) => string {
  const messages = useUiMessages()
  const { money } = useFormats()

  return useCallback(
    (due, paidIn) => {
      const { kind, by } = paidState(due, paidIn)
      switch (kind) {
        case 'in_full':
          return messages.paidInFull
        case 'short':
          return fillIn(messages.paidShort, { amount: money(by) })
        case 'over':
          return fillIn(messages.paidOver, { amount: money(by) })
      }
    },
    [messages, money],
  )
}
