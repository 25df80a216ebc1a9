import { styled } from 'styled-components'
import type { DecimalLike } from '@capstan/sdk-core'
import { transferProblem } from '@capstan/sdk-core/transactions'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { SendButton, SendingBlockNote } from '../../forms/sending/SendingBlock'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Stack } from '../../ui/layout/Stack'
import { Records } from '../../ui/records/Records'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'
import type { ReviewedTransfer } from './TransferChoice'
import { isSamePreview, useReviewedNow } from './useBalances'
import { useHoldingNow } from './useHoldingNow'
import type { RecordColumn } from '../../ui/records/RecordRow'

/** State of a transfer that is shown in its review. */
export interface ReviewNotes {
  /** The reason for a refusal. */
  error?: string
  /** True when the transfer may have been booked: it can only be sent again. */
  isLost?: boolean
  /** True when the balances differ from the confirmed ones. */
  hasChanged?: boolean
}

export interface TransferReviewProps extends ReviewNotes {
  /** The transfer, with the balances it started from. */
  transfer: ReviewedTransfer
  isSending: boolean
  /** Called with the balances that were shown. */
  onConfirm: (shown: ReviewedTransfer) => void
  onBack: () => void
}

interface Balance {
  id: string
  name: string
  before: DecimalLike
  after: DecimalLike
}

/** Review of a transfer before it is booked, with both balances after it. A change of the current balances updates it. */
export function TransferReview(props: TransferReviewProps) {
  const { transfer, isLost, hasChanged, isSending, onConfirm, onBack } = props
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const isFrozen = Boolean(isSending || isLost)
  const tooMany = useTooMany(transfer)
  const error = props.error ?? (isFrozen ? undefined : tooMany)
  const shown = useReviewedNow(transfer, isFrozen || tooMany !== undefined)
  const { holding, recipient, price, preview } = shown
  const isOther = hasChanged || !isSamePreview(preview, transfer.preview)
  const units = exactUnits(formats, transfer.units)
  const columns: RecordColumn<Balance>[] = [
    { id: 'party', header: messages.party, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'before',
      header: messages.before,
      isNumeric: true,
      cell: ({ before }) => exactUnits(formats, before),
    },
    { id: 'after', header: messages.after, isNumeric: true, cell: ({ after }) => exactUnits(formats, after) },
  ]
  const lead = { units, security: holding.security, seller: holding.investor, buyer: recipient.name }

  return (
    <Stack>
      <Lead tabIndex={-1} ref={focusOnce}>
        {[
          fillIn(formats.pluralText(messages.reviewLead, transfer.units), lead),
          ...(price ? [fillIn(messages.priceRow, { price: formats.price(price) })] : []),
        ].join(' ')}
      </Lead>
      <Records
        aria-label={messages.transferUnits}
        columns={columns}
        rows={[
          { id: 'seller', name: holding.investor, ...preview.seller },
          { id: 'buyer', name: recipient.name, ...preview.buyer },
        ]}
        keyOf={({ id }) => id}
      />
      {isOther && !error && <Alert tone="info">{messages.balancesChanged}</Alert>}
      {error ? <Alert tone="danger">{error}</Alert> : <Alert tone="warning">{messages.final}</Alert>}
      <OfflineNote />
      <SendingBlockNote />
      <FormFooter>
        <Button isDisabled={isSending || isLost} onPress={onBack}>
          {messages.back}
        </Button>
        <SendButton variant="primary" pending={isSending} onPress={() => onConfirm(shown)}>
          {isSending
            ? messages.transferring
            : fillIn(formats.pluralText(messages.confirm, transfer.units), { units })}
        </SendButton>
      </FormFooter>
    </Stack>
  )
}

/** Returns the error when the holding no longer has so many units. */
function useTooMany({ holding, units }: ReviewedTransfer): string | undefined {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const held = useHoldingNow(holding).units
  if (transferProblem(units, held) !== 'too_many') return undefined
  return fillIn(formats.pluralText(messages.tooMany, held), { units: exactUnits(formats, held) })
}

/** The focus moves to the new content, so that a screen reader starts at its beginning. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

const Lead = styled.p`
  margin: 0;
  outline: none;
  overflow-wrap: anywhere;
`
