import { newId, type Capstan } from '@capstan/sdk-core'
import type { PaymentAccount } from '@capstan/sdk-core/payments'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../forms/sending/refusalOf'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { paymentsMessages, type PaymentsMessages } from './messages'

/** An account at a provider, with the status of its sync. */
export type SyncedAccount = Pick<PaymentAccount, 'id' | 'syncStatus' | 'syncError'>

/** Asks a provider for its lists again. */
export type SyncAccount = (
  capstan: Capstan,
  accountId: string,
  request: { idempotencyKey: string },
) => Promise<unknown>

/** Reads the lists of an account at a provider again: sync, then loading, then sync again, or error with its text. */
export function useSync({ id, syncStatus, syncError }: SyncedAccount, sync: SyncAccount) {
  const capstan = useCapstan()
  const messages = useMessages('payments', paymentsMessages)
  const key = useRef<string>(undefined)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<string>()
  const isSyncing = isSending || syncStatus === 'syncing'
  useToldOnce(isSyncing, syncStatus === 'idle' && !refused)

  const send = async () => {
    if (isSyncing) return
    key.current ??= newId()
    setSending(true)
    setRefused(undefined)
    try {
      await sync(capstan, id, { idempotencyKey: key.current })
      key.current = undefined
    } catch (failure) {
      const { text, isUncertain } = refusalOf(failure) ?? {}
      if (!isUncertain) key.current = undefined
      setRefused(text ?? messages.syncFailed)
    } finally {
      setSending(false)
    }
  }

  const failed = syncStatus === 'failed' ? failureIn(messages, syncError) : undefined
  return { sync: () => void send(), isSyncing, error: isSyncing ? undefined : (refused ?? failed) }
}

/** Returns the text of a failed sync: translated when it is the default message, and otherwise as the platform sent it. */
function failureIn(messages: PaymentsMessages, syncError: string | null): string {
  return syncError === null || syncError === paymentsMessages.syncFailed ? messages.syncFailed : syncError
}

/** Announces the end of a sync to screen readers, because the page shows it only as a new day. */
function useToldOnce(isSyncing: boolean, isWell: boolean) {
  const announce = useAnnounce()
  const { synced } = useMessages('payments', paymentsMessages)
  const was = useRef(isSyncing)

  useEffect(() => {
    if (was.current && !isSyncing && isWell) announce(synced)
    was.current = isSyncing
  }, [announce, isSyncing, isWell, synced])
}
