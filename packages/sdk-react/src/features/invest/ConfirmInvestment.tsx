import { formatPrice } from '@capstan/sdk-core'
import type { InvestDraft, OfferingDetails } from '@capstan/sdk-core/invest'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FigureRows } from './FigureRows'
import { investMessages } from './messages'
import { Muted } from './Muted'
import { Stack } from '../../ui/Stack'

export interface ConfirmInvestmentProps {
  /** What is invested in. */
  offering: Pick<OfferingDetails, 'assetName' | 'className'>
  /** What would be sent. */
  draft: Extract<InvestDraft, { status: 'confirming' | 'submitting' | 'priceChanged' }>
  /** The account that invests, by name. */
  accountName?: string
  /** Called when the investor steps back. */
  onCancel: () => void
  /** Called when the investor confirms. */
  onConfirm: () => void
}

/** Asks the investor to confirm the figures, before anything is sent. */
export function ConfirmInvestment({
  offering,
  draft,
  accountName,
  onCancel,
  onConfirm,
}: ConfirmInvestmentProps) {
  const words = useMessages('invest', investMessages)
  const isPending = draft.status === 'submitting'

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title={fillIn(words.confirmTitle, { asset: offering.assetName, class: offering.className })}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button variant="primary" pending={isPending} onPress={onConfirm}>
            {isPending ? words.investing : words.confirmInvest}
          </Button>
        </>
      }
    >
      <Stack>
        {draft.status === 'priceChanged' && (
          <Alert tone="warning">{fillIn(words.priceChanged, { price: formatPrice(draft.price) })}</Alert>
        )}
        <Muted>{accountName ? fillIn(words.confirmAs, { account: accountName }) : words.confirm}</Muted>
        <FigureRows units={draft.units} price={draft.price} totalLabel={words.confirmTotal} />
      </Stack>
    </Dialog>
  )
}
