import { newId } from '@capstan/sdk-core'
import { syncPaymentIssuers, type PaymentAccount } from '@capstan/sdk-core/payments'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../forms/refusalOf'
import { useAnnounce } from '../../provider/useAnnounce'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { paymentsMessages, type PaymentsMessages } from './messages'

type Synced = Pick<PaymentAccount, 'id' | 'syncStatus' | 'syncError'>

/** Reads what an account has at the provider again: sync, then loading, then back, or what went wrong; whoever began it. */
export function useSync({ id, syncStatus, syncError }: Synced) {
  const capstan = useCapstan()
  const messages = useMessages('payments', paymentsMessages)
  const key = useRef<string>(undefined)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<string>()
  const isSyncing = isSending || syncStatus === 'syncing'
  useToldOnce(isSyncing, syncStatus === 'idle' && !refused)

  const sync = async () => {
    if (isSyncing) return
    key.current ??= newId()
    setSending(true)
    setRefused(undefined)
    try {
      await syncPaymentIssuers(capstan, id, { idempotencyKey: key.current })
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
  return { sync: () => void sync(), isSyncing, error: isSyncing ? undefined : (refused ?? failed) }
}

/** What the platform says of a sync that failed, in the reader's language where these are words that we know. */
function failureIn(messages: PaymentsMessages, syncError: string | null): string {
  return syncError === null || syncError === paymentsMessages.syncFailed ? messages.syncFailed : syncError
}

/** That it is over is seen by the day it was synced; it is said, too. */
function useToldOnce(isSyncing: boolean, isWell: boolean) {
  const announce = useAnnounce()
  const { synced } = useMessages('payments', paymentsMessages)
  const was = useRef(isSyncing)

  useEffect(() => {
    if (was.current && !isSyncing && isWell) announce(synced)
    was.current = isSyncing
  }, [announce, isSyncing, isWell, synced])
}
