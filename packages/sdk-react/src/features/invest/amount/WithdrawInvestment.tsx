import { isCapstanError } from '@capstan/sdk-core'
import { investRefusal, withdrawInvestment, type OpenInvestment } from '@capstan/sdk-core/invest'
import { useState } from 'react'
import { OfflineNote } from '../../../forms/sending/OfflineNote'
import { useAttempt } from '../../../forms/sending/useAttempt'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useCapstan } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { Alert } from '../../../ui/feedback/Alert'
import { Stack } from '../../../ui/layout/Stack'
import { Dialog } from '../../../ui/overlays/Dialog'
import { investMessages } from '../messages'

export interface WithdrawInvestmentProps {
  /** The investment to withdraw. */
  investment: OpenInvestment
  /** Called when the investor keeps it. */
  onCancel: () => void
  /** Called once it is withdrawn. */
  onWithdrawn: () => void
}

/** Asks whether to end an open investment, lists the consequences, and withdraws it once. */
export function WithdrawInvestment({ investment: { id, units }, ...rest }: WithdrawInvestmentProps) {
  const { onCancel, onWithdrawn } = rest
  const capstan = useCapstan()
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const attempt = useAttempt()
  const [sending, setSending] = useState<'no' | 'yes' | { failed: string }>('no')
  const isPending = sending === 'yes'

  const withdraw = async () => {
    setSending('yes')
    const outcome = await attempt(id, (idempotencyKey) =>
      withdrawInvestment(capstan, { distributionId: id }, { idempotencyKey }),
    )
    if (outcome && 'error' in outcome) setSending({ failed: messages[keyOf(outcome.error)] })
    else if (outcome) onWithdrawn()
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title={messages.withdrawTitle}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {messages.keepInvestment}
          </Button>
          <Button variant="danger" pending={isPending} onPress={() => void withdraw()}>
            {isPending ? messages.withdrawing : messages.withdraw}
          </Button>
        </>
      }
    >
      <Stack>
        {typeof sending === 'object' && <Alert tone="danger">{sending.failed}</Alert>}
        <span>
          {fillIn(formats.pluralText(messages.withdrawLead, units), { units: formats.units(units) })}
        </span>
        <OfflineNote />
      </Stack>
    </Dialog>
  )
}

function keyOf(error: unknown) {
  const { key } = investRefusal(isCapstanError(error) ? error.code : '')
  return key === 'failed' ? 'withdrawFailed' : key
}
