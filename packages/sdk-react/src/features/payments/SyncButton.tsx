import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { paymentsMessages } from './messages'
import { useSync, type SyncAccount, type SyncedAccount } from './useSync'

export interface SyncButtonProps {
  /** The account at the provider that is synced. */
  account: SyncedAccount
  /** Starts the sync. */
  sync: SyncAccount
  /** True for the full width of the container. */
  block?: boolean
}

/** Reads the lists of a provider again, and shows the error of a sync that failed. (PAY-007, SIGN-005) */
export function SyncButton({ account, sync: send, block }: SyncButtonProps) {
  const messages = useMessages('payments', paymentsMessages)
  const { sync, isSyncing, error } = useSync(account, send)

  return (
    <Stack gap={3}>
      {error && <Alert tone="danger">{error}</Alert>}
      <Button icon="sync" block={block} pending={isSyncing} onPress={sync}>
        {isSyncing ? messages.syncing : messages.sync}
      </Button>
    </Stack>
  )
}
