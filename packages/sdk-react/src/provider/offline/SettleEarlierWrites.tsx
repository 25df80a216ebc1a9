import type { UnsettledWrite } from '@capstan/sdk-core'
import { useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { formsMessages } from '../../forms/messages'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { CapstanContext } from '../context'
import { useCapstanContext } from '../useCapstan'
import { useMessages } from '../useMessages'

const readingTimeMs = 15_000

/**
 * Finds out the outcome of writes whose answer did not reach an earlier page of this tab, and announces it. Until then the same
 * write cannot be sent.
 */
export function SettleEarlierWrites() {
  const { instance } = useCapstanContext()
  const messages = useMessages('forms', formsMessages)
  const { time } = useFormats()
  const snackbar = useSnackbar()

  const say = (write: UnsettledWrite, outcome: 'made' | 'notMade') => {
    const text = outcome === 'made' ? messages.earlierMade : messages.earlierNotMade
    snackbar.show(fillIn(text, { time: time(new Date(write.sentAt)) }), {
      tone: outcome === 'made' ? 'success' : 'danger',
      duration: readingTimeMs,
    })
    // It may belong to any list, and its answer was in none of them.
    if (outcome === 'made') void instance.queryClient.invalidateQueries()
  }
  const latest = useRef(say)

  useEffect(() => {
    latest.current = say
  })
  useEffect(() => {
    const settle = () =>
      void instance.client.unsettled.settle((write, outcome) => latest.current(write, outcome))
    settle()
    return instance.onUpdate(settle)
  }, [instance])

  return null
}

/** True while the outcome of a write is unknown: of one of the subject, if one is given. */
export function useIsFindingOut(subject?: string): boolean {
  // Forms stand without an instance, too.
  const unsettled = useContext(CapstanContext)?.instance.client.unsettled
  const isLost = useCallback(
    () =>
      (unsettled?.list() ?? []).some(
        (write) => write.isLost && (subject === undefined || write.subject === subject),
      ),
    [unsettled, subject],
  )
  return useSyncExternalStore(unsettled?.subscribe ?? noChanges, isLost, () => false)
}

const noChanges = () => () => {}
