import type { InvestDraft, Offering } from '@capstan/sdk-core/invest'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Button } from '../../ui/actions/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { FigureRows } from './FigureRows'
import { investMessages } from './messages'
import { Muted } from './Muted'
import { Stack } from '../../ui/layout/Stack'

export interface ConfirmInvestmentProps {
  /** What is invested in. */
  offering: Pick<Offering, 'assetName' | 'className'>
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
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const isPending = draft.status === 'submitting'

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title={fillIn(messages.confirmTitle, { asset: offering.assetName, class: offering.className })}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {messages.cancel}
          </Button>
          <Button variant="primary" pending={isPending} onPress={onConfirm}>
            {isPending ? messages.investing : messages.invest}
          </Button>
        </>
      }
    >
      <Stack>
        {draft.status === 'priceChanged' && (
          <Alert tone="warning">{fillIn(messages.priceChanged, { price: formats.price(draft.price) })}</Alert>
        )}
        <Muted>{accountName ? fillIn(messages.confirmAs, { account: accountName }) : messages.confirm}</Muted>
        <FigureRows units={draft.units} price={draft.price} totalLabel={messages.confirmTotal} />
      </Stack>
    </Dialog>
  )
}
