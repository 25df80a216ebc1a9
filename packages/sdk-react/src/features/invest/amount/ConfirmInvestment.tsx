import type { Decimal } from '@capstan/sdk-core'
import type { InvestDraft, Offering } from '@capstan/sdk-core/invest'
import { OfflineNote } from '../../../forms/sending/OfflineNote'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { Button } from '../../../ui/actions/Button'
import { Dialog } from '../../../ui/overlays/Dialog'
import { FigureRows } from './FigureRows'
import { investMessages } from '../messages'
import { Muted } from '../Muted'
import { Stack } from '../../../ui/layout/Stack'

export interface ConfirmInvestmentProps {
  /** The offering. */
  offering: Pick<Offering, 'assetName' | 'className'>
  /** The amount to be sent; refused if no answer came, and it may be sent again. */
  draft: Extract<InvestDraft, { status: 'confirming' | 'submitting' | 'priceChanged' | 'refused' }>
  /** The account that invests, by name. */
  accountName?: string
  /** Units of the open investment whose amount is changed. */
  heldUnits?: Decimal
  /** Called when the investor steps back. */
  onCancel: () => void
  /** Called when the investor confirms. */
  onConfirm: () => void
}

/** Asks the investor to confirm the figures, before anything is sent. */
export function ConfirmInvestment(props: ConfirmInvestmentProps) {
  const { offering, draft, heldUnits, onCancel, onConfirm } = props
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
            {primaryWords(messages, { isPending, isChange: heldUnits !== undefined })}
          </Button>
        </>
      }
    >
      <Stack>
        {draft.status === 'priceChanged' && (
          <Alert tone="warning">{fillIn(messages.priceChanged, { price: formats.price(draft.price) })}</Alert>
        )}
        {draft.status === 'refused' && <Alert tone="danger">{messages.failed}</Alert>}
        <Lead {...props} />
        <FigureRows units={draft.units} price={draft.price} totalLabel={messages.confirmTotal} />
        <OfflineNote />
      </Stack>
    </Dialog>
  )
}

function Lead({ accountName, heldUnits }: Pick<ConfirmInvestmentProps, 'accountName' | 'heldUnits'>) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)

  if (heldUnits)
    return (
      <Muted>
        {fillIn(formats.pluralText(messages.confirmChange, heldUnits), { units: formats.units(heldUnits) })}
      </Muted>
    )
  return (
    <Muted>{accountName ? fillIn(messages.confirmAs, { account: accountName }) : messages.confirm}</Muted>
  )
}

type Words = Record<'investing' | 'invest' | 'changing' | 'changeAmount', string>

function primaryWords(messages: Words, { isPending, isChange }: { isPending: boolean; isChange: boolean }) {
  if (isChange) return isPending ? messages.changing : messages.changeAmount
  return isPending ? messages.investing : messages.invest
}
