import { overallStatus, type ShortStep } from '@capstan/sdk-core/steps'
import { useEffect, useRef } from 'react'

/** Calls `onComplete` once when the last step becomes complete while the page is open. */
export function useOnComplete(shortSteps: readonly ShortStep[] | undefined, onComplete?: () => void) {
  const callback = useRef(onComplete)
  const wasOpen = useRef(false)
  const status = shortSteps && overallStatus(shortSteps)

  useEffect(() => {
    callback.current = onComplete
  })

  useEffect(() => {
    if (status === 'complete' && wasOpen.current) callback.current?.()
    if (status) wasOpen.current = status !== 'complete'
  }, [status])
}
