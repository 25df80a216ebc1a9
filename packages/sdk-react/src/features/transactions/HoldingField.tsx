import { findTransferableHoldings, type TransferableHolding } from '@capstan/sdk-core/transactions'
import { useCallback } from 'react'
import { useAnswer } from '../../forms/useAnswer'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { TextField } from '../../ui/fields/TextField'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'
import { SearchFailed } from './SearchFailed'
import { useFound } from './useFound'

export interface HoldingFieldProps {
  /** The holding that is chosen. */
  chosen: TransferableHolding | undefined
  /** It was chosen before, and stays. */
  isFixed: boolean
  onChoose: (holding: TransferableHolding | undefined) => void
}

/** Whose holding the units come from, found by a part of the holder's name. */
export function HoldingField({ chosen, isFixed, onChoose }: HoldingFieldProps) {
  const capstan = useCapstan()
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const { ref, ...answer } = useAnswer<{ holding: string }, 'holding'>('holding')
  const find = useCallback(
    (typed: string, signal: AbortSignal) => findTransferableHoldings(capstan, typed, signal),
    [capstan],
  )
  const { found, retry, type, choose } = useFound(find, nameOf)
  const detailOf = ({ units, security }: TransferableHolding) =>
    fillIn(formats.pluralText(messages.holdingDetail, units), { units: exactUnits(formats, units), security })

  if (isFixed) return <TextField label={messages.holding} value={chosen ? nameOf(chosen) : ''} isReadOnly />
  return (
    <>
      <TypeaheadField
        {...answer}
        ref={ref}
        hasFailed={retry !== undefined}
        label={messages.holding}
        description={messages.holdingHint}
        opensOnPress
        options={found.map((holding) => ({
          value: holding.id,
          label: nameOf(holding),
          detail: detailOf(holding),
        }))}
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

/** Who holds it, and of which round: one investor may hold several. */
const nameOf = ({ investor, round }: TransferableHolding) => `${investor} · ${round}`
