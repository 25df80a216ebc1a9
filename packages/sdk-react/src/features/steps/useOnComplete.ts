import { overallStatus, type ShortStep } from '@capstan/sdk-core/steps'
import { useEffect, useRef } from 'react'

/** Tells once that the last step became complete while someone was looking. */
export function useOnComplete(shortSteps: readonly ShortStep[] | undefined, onComplete?: () => void) {
  const tell = useRef(onComplete)
  const wasOpen = useRef(false)
  const status = shortSteps && overallStatus(shortSteps)

  useEffect(() => {
    tell.current = onComplete
  })

  useEffect(() => {
    if (status === 'complete' && wasOpen.current) tell.current?.()
    if (status) wasOpen.current = status !== 'complete'
  }, [status])
}
