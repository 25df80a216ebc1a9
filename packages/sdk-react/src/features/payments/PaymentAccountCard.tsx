import { syncPaymentIssuers, type PaymentAccount } from '@capstan/sdk-core/payments'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { paymentsMessages } from './messages'
import { SyncButton } from './SyncButton'

export interface PaymentAccountCardProps {
  account: PaymentAccount
  /** The number of its issuers; undefined until it is known. */
  issuers?: number
  /** True when the reader may start a sync. */
  maySync: boolean
}

/** An account at the payment provider: the time of its last sync, and the button that starts another. (PAY-007) */
export function PaymentAccountCard({ account, issuers, maySync }: PaymentAccountCardProps) {
  const messages = useMessages('payments', paymentsMessages)
  const formats = useFormats()
  const { name, syncedOn, syncStatus } = account

  return (
    <Card title={name} className="capstan-payment-account" data-status={syncStatus}>
      <Stack gap={4}>
        <DefinitionRows compact>
          <Row
            label={messages.syncedOn}
            value={syncedOn ? formats.instant(syncedOn, 'template') : messages.never}
          />
          <Row
            label={messages.issuers}
            value={issuers === undefined ? undefined : formats.units(String(issuers))}
          />
        </DefinitionRows>
        {maySync ? (
          <SyncButton block account={account} sync={syncPaymentIssuers} />
        ) : (
          <SyncNews account={account} />
        )}
      </Stack>
    </Card>
  )
}

/** The status of a sync, for readers who may not start one. */
function SyncNews({ account: { syncStatus } }: Pick<PaymentAccountCardProps, 'account'>) {
  const messages = useMessages('payments', paymentsMessages)
  if (syncStatus === 'syncing') return <Alert>{messages.syncing}</Alert>
  return syncStatus === 'failed' ? <Alert tone="danger">{messages.syncFailed}</Alert> : null
}
