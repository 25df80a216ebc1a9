import { findRecipients, type TransferRecipient } from '@capstan/sdk-core/transactions'
import { FoundField } from '../../forms/FoundField'
import { useMessages } from '../../provider/useMessages'
import { transactionsMessages } from './messages'

export interface RecipientFieldProps {
  onChoose: (recipient: TransferRecipient | undefined) => void
}

/** Who gets the units, found by a part of the name. */
export function RecipientField({ onChoose }: RecipientFieldProps) {
  const messages = useMessages('transactions', transactionsMessages)

  return (
    <FoundField
      name="recipient"
      label={messages.recipient}
      description={messages.recipientHint}
      opensOnPress
      find={findRecipients}
      nameOf={nameOf}
      detailOf={({ email }) => email ?? undefined}
      failedText={messages.searchFailed}
      onChoose={onChoose}
    />
  )
}

const nameOf = ({ name }: TransferRecipient) => name
