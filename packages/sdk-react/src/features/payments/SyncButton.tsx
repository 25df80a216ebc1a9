import type { PaymentAccount } from '@capstan/sdk-core/payments'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { paymentsMessages } from './messages'
import { useSync } from './useSync'

export interface SyncButtonProps {
  /** The account at the provider that is read again. */
  account: PaymentAccount
  /** As wide as what it stands in. */
  block?: boolean
}

/** Reads issuers and offerings from the provider again, and says what went wrong. (PAY-007) */
export function SyncButton({ account, block }: SyncButtonProps) {
  const messages = useMessages('payments', paymentsMessages)
  const { sync, isSyncing, error } = useSync(account)

  return (
    <Stack gap={3}>
      {error && <Alert tone="danger">{error}</Alert>}
      <Button icon="sync" block={block} pending={isSyncing} onPress={sync}>
        {isSyncing ? messages.syncing : messages.sync}
      </Button>
    </Stack>
  )
}
