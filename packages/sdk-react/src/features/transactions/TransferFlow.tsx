import { decimal, isCapstanError } from '@capstan/sdk-core'
import { makeTransfer, transferBalances, transferPreview } from '@capstan/sdk-core/transactions'
import { useRef, useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { focusFirst } from '../../ui/forms/focusField'
import { useUiMessages } from '../../ui/uiMessages'
import { transactionsMessages } from './messages'
import { TransferDone } from './TransferDone'
import { TransferForm } from './TransferForm'
import { TransferReview } from './TransferReview'
import type { ReviewedTransfer, TransferChoice } from './TransferChoice'
import { useTransferRefusal } from './useTransferRefusal'

export interface TransferFlowProps {
  /** The holding whose units go; asked for unless told. */
  holdingId?: string
  onClose: () => void
}

type Stage =
  | { status: 'choosing' }
  | { status: 'reviewing' | 'sending'; transfer: ReviewedTransfer; error?: string }
  | { status: 'done'; transfer: ReviewedTransfer; transactionId: string }

/** From what is to go where, over what that would leave both, to the transaction. What was chosen stays on the way back. */
export function TransferFlow({ holdingId, onClose }: TransferFlowProps) {
  const capstan = useCapstan()
  const messages = useMessages('transactions', transactionsMessages)
  const { errorText } = useUiMessages()
  const refusalText = useTransferRefusal()
  const [stage, setStage] = useState<Stage>({ status: 'choosing' })
  const form = useRef<HTMLDivElement>(null)

  const review = async (choice: TransferChoice, idempotencyKey: string) => {
    const { holding, recipient, units } = choice
    const balances = await transferBalances(capstan, {
      ...{ securityId: holding.securityId, seller: holding.investorId, buyer: recipient.id },
    })
    const transfer = { ...choice, idempotencyKey, preview: transferPreview(balances, decimal(units)) }
    setStage({ status: 'reviewing', transfer })
  }
  const goBack = () => {
    setStage({ status: 'choosing' })
    requestAnimationFrame(() => focusFirst(form.current))
  }
  const send = async (transfer: ReviewedTransfer) => {
    const { holding, recipient, units, price, idempotencyKey } = transfer
    setStage({ status: 'sending', transfer })
    try {
      const wish = { holdingId: holding.id, investorId: recipient.id, amount: units, price }
      const transactionId = await makeTransfer(capstan, wish, { idempotencyKey })
      setStage({ status: 'done', transfer, transactionId })
    } catch (failure) {
      const isLost = isCapstanError(failure, 'uncertain') || isCapstanError(failure, 'network_failed')
      const error = isLost ? messages.uncertain : (refusalText(failure) ?? errorText)
      setStage({ status: 'reviewing', transfer, error })
    }
  }

  return (
    <>
      {/* It stays beneath, with all that was typed. */}
      <div ref={form} hidden={stage.status !== 'choosing'}>
        <TransferForm holdingId={holdingId} onReview={review} onClose={onClose} />
      </div>
      {(stage.status === 'reviewing' || stage.status === 'sending') && (
        <TransferReview
          transfer={stage.transfer}
          error={stage.error}
          isSending={stage.status === 'sending'}
          onConfirm={() => void send(stage.transfer)}
          onBack={goBack}
        />
      )}
      {stage.status === 'done' && (
        <TransferDone transfer={stage.transfer} transactionId={stage.transactionId} onClose={onClose} />
      )}
    </>
  )
}
