import { findTransferableHoldings, type TransferableHolding } from '@capstan/sdk-core/transactions'
import { FoundField } from '../../forms/FoundField'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { TextField } from '../../ui/fields/TextField'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'

export interface HoldingFieldProps {
  /** The holding that is chosen. */
  chosen: TransferableHolding | undefined
  /** It was chosen before, and stays. */
  isFixed: boolean
  onChoose: (holding: TransferableHolding | undefined) => void
}

/** Whose holding the units come from, found by a part of the holder's name. */
export function HoldingField({ chosen, isFixed, onChoose }: HoldingFieldProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const detailOf = ({ units, security }: TransferableHolding) =>
    fillIn(formats.pluralText(messages.holdingDetail, units), { units: exactUnits(formats, units), security })

  if (isFixed) return <TextField label={messages.holding} value={chosen ? nameOf(chosen) : ''} isReadOnly />
  return (
    <FoundField
      name="holding"
      label={messages.holding}
      description={messages.holdingHint}
      opensOnPress
      find={findTransferableHoldings}
      nameOf={nameOf}
      detailOf={detailOf}
      failedText={messages.searchFailed}
      onChoose={onChoose}
    />
  )
}

/** Who holds it, and of which round: one investor may hold several. */
const nameOf = ({ investor, round }: TransferableHolding) => `${investor} · ${round}`
