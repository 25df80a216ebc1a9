import type { Capstan } from '@capstan/sdk-core'
import { makeTransfer, type TransferableHolding } from '@capstan/sdk-core/transactions'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isLost } from '../../forms/sending/refusalOf'
import { type IntentKey, intentKeys } from '../../forms/sending/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Icon } from '../../ui/display/Icon'
import { focusFirst } from '../../ui/forms/focusField'
import { FormFooter } from '../../ui/forms/FormFooter'
import { useUiMessages } from '../../ui/uiMessages'
import { FeatureGate } from '../accounts/FeatureGate'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'
import type { ReviewedTransfer, TransferChoice } from './TransferChoice'
import { TransferForm } from './TransferForm'
import { type ReviewNotes, TransferReview } from './TransferReview'
import { isSamePreview, isShort, previewNow } from './useBalances'
import { useTransferRefusal } from './useTransferRefusal'

export interface TransferFlowProps {
  /** The holding to transfer from; chosen in the form by default. */
  holding?: TransferableHolding
  onClose: () => void
  /** Called with true when a transfer is sent, and with false when its outcome is known. */
  onSending?: (isSending: boolean) => void
}

type Stage =
  | { status: 'choosing' }
  | ({ status: 'reviewing' | 'sending'; transfer: ReviewedTransfer } & ReviewNotes)
  | { status: 'done'; transfer: ReviewedTransfer; transactionId: string }

/** Steps of a transfer: choice, review of both balances, and the transaction. The choice is kept on the way back. */
export function TransferFlow(props: TransferFlowProps) {
  return (
    <FeatureGate feature="transfers">
      <OpenTransferFlow {...props} />
    </FeatureGate>
  )
}

function OpenTransferFlow({ holding: fixed, onClose, onSending }: TransferFlowProps) {
  const capstan = useCapstan()
  const messages = useMessages('transactions', transactionsMessages)
  const { errorText } = useUiMessages()
  const refusalText = useTransferRefusal()
  const [stage, setStage] = useState<Stage>({ status: 'choosing' })
  const form = useRef<HTMLDivElement>(null)

  const review = async (choice: TransferChoice) => {
    const transfer = { ...choice, preview: await previewNow(capstan, choice) }
    setStage({ status: 'reviewing', transfer })
  }
  /** Sends the transfer that was reviewed. When the balances have changed since, the new ones are shown instead. */
  const confirm = async (shown: ReviewedTransfer) => {
    setStage({ status: 'sending', transfer: shown })
    const preview = await previewNow(capstan, shown).catch(() => undefined)
    if (!preview) setStage({ status: 'reviewing', transfer: shown, error: errorText })
    // When too few units are left, the platform's error has the number that is left.
    else if (isSamePreview(preview, shown.preview) || isShort(shown.units, preview)) await send(shown)
    else setStage({ status: 'reviewing', transfer: { ...shown, preview }, hasChanged: true })
  }
  const goBack = () => {
    setStage({ status: 'choosing' })
    requestAnimationFrame(() => focusFirst(form.current))
  }
  const send = async (transfer: ReviewedTransfer) => {
    const { holding, recipient, units, price } = transfer
    const intent = transferIntent(capstan)
    setStage({ status: 'sending', transfer })
    onSending?.(true)
    try {
      const wish = { holdingId: holding.id, investorId: recipient.id, amount: units, price }
      const transactionId = await makeTransfer(capstan, wish, { idempotencyKey: intent.of(wish) })
      intent.forget()
      setStage({ status: 'done', transfer, transactionId })
    } catch (failure) {
      const error = isLost(failure) ? messages.uncertain : (refusalText(failure) ?? errorText)
      setStage({ status: 'reviewing', transfer, error, isLost: isLost(failure) })
    } finally {
      onSending?.(false)
    }
  }

  return (
    <>
      {/* It stays beneath, with all that was typed. */}
      <div ref={form} hidden={stage.status !== 'choosing'}>
        <TransferForm holding={fixed} onReview={review} onClose={onClose} />
      </div>
      {(stage.status === 'reviewing' || stage.status === 'sending') && (
        <TransferReview
          {...stage}
          isSending={stage.status === 'sending'}
          // A transfer that may have been booked is sent again unchanged, also when the balances have changed.
          onConfirm={(shown) => void (stage.isLost ? send(shown) : confirm(shown))}
          onBack={goBack}
        />
      )}
      {stage.status === 'done' && (
        <TransferDone transfer={stage.transfer} transactionId={stage.transactionId} onClose={onClose} />
      )}
    </>
  )
}

const perCapstan = new WeakMap<Capstan, IntentKey>()

/**
 * The idempotency key of a transfer. A transfer is final, so a retry after a lost answer has the same key, also after a step back
 * or in a reopened dialog.
 */
function transferIntent(capstan: Capstan): IntentKey {
  const known = perCapstan.get(capstan) ?? intentKeys()
  perCapstan.set(capstan, known)
  return known
}

interface TransferDoneProps {
  transfer: ReviewedTransfer
  transactionId: string
  onClose: () => void
}

/** The transferred units, with a link to the transaction. */
function TransferDone({ transfer, transactionId, onClose }: TransferDoneProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const { href } = useRouter()
  const { holding, recipient, units } = transfer
  const said = {
    ...{ units: exactUnits(formats, units), security: holding.security },
    ...{ seller: holding.investor, buyer: recipient.name },
  }

  return (
    <>
      <Said tabIndex={-1} ref={focusOnce}>
        <Icon name="check-circle" />
        <span>{fillIn(formats.pluralText(messages.done, units), said)}</span>
      </Said>
      <FormFooter>
        <Button onPress={onClose}>{messages.close}</Button>
        <LinkButton variant="primary" href={href(`/transaction/${transactionId}`)}>
          {messages.openTransaction}
        </LinkButton>
      </FormFooter>
    </>
  )
}

/** The pressed button is removed, so the focus moves to the result, which is read out. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

const Said = styled.p`
  outline: none;
  display: flex;
  gap: var(--capstan-space-2);
  margin: 0 0 var(--capstan-space-4);
  overflow-wrap: anywhere;
  > .capstan-icon {
    flex: none;
    color: var(--capstan-success);
  }
`
