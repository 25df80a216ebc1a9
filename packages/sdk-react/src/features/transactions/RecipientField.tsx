import { findRecipients, type TransferRecipient } from '@capstan/sdk-core/transactions'
import { useCallback } from 'react'
import { useAnswer } from '../../forms/useAnswer'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { transactionsMessages } from './messages'
import { SearchFailed } from './SearchFailed'
import { useFound } from './useFound'

export interface RecipientFieldProps {
  onChoose: (recipient: TransferRecipient | undefined) => void
}

/** Who gets the units, found by a part of the name. */
export function RecipientField({ onChoose }: RecipientFieldProps) {
  const capstan = useCapstan()
  const messages = useMessages('transactions', transactionsMessages)
  const { ref, ...answer } = useAnswer<{ recipient: string }, 'recipient'>('recipient')
  const find = useCallback(
    (typed: string, signal: AbortSignal) => findRecipients(capstan, typed, signal),
    [capstan],
  )
  const { found, retry, type, choose } = useFound(find, nameOf)

  return (
    <>
      <TypeaheadField
        {...answer}
        ref={ref}
        hasFailed={retry !== undefined}
        label={messages.recipient}
        description={messages.recipientHint}
        opensOnPress
        options={found.map(({ id, name, email }) => ({ value: id, label: name, detail: email ?? undefined }))}
        onInputChange={type}
        onChange={(id) => {
          answer.onChange(id)
          onChoose(choose(id))
        }}
      />
      {retry && <SearchFailed text={messages.searchFailed} onRetry={retry} />}
    </>
  )
}

const nameOf = ({ name }: TransferRecipient) => name
