import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { transactionsMessages } from './messages'

/** The fields of a transfer, in the language of the page. */
export function useTransferFields() {
  const messages = useMessages('transactions', transactionsMessages)
  return useMemo(
    () =>
      ({
        holding: { kind: 'typeahead', label: messages.holding, ifEmpty: messages.holdingRequired },
        recipient: { kind: 'typeahead', label: messages.recipient, ifEmpty: messages.recipientRequired },
        amount: { kind: 'numberWithPrecision', label: messages.amount, ifEmpty: messages.amountRequired },
        price: {
          kind: 'numberWithPrecision',
          label: messages.price,
          optional: true,
          hint: messages.priceHint,
        },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
}
