import { isCapstanError } from '@capstan/sdk-core'
import { useCallback } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'

/** Returns the text of a refused transfer, with the platform's own message for errors that have no text here. */
export function useTransferRefusal(): (failure: unknown) => string | undefined {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()

  return useCallback(
    (failure) => {
      if (!isCapstanError(failure)) return undefined
      const { available } = failure.details as { available?: unknown } // the details of the refusal
      switch (failure.code) {
        case 'insufficient_units':
          return typeof available === 'string'
            ? fillIn(formats.pluralText(messages.tooMany, available), {
                units: exactUnits(formats, available),
              })
            : failure.message
        case 'same_holder':
          return messages.sameHolder
        case 'not_found':
          return messages.goneHolding
        case 'not_allowed':
          return messages.notAllowed
        default:
          return failure.message
      }
    },
    [messages, formats],
  )
}
