import { useEffect } from 'react'
import type { LazyPart } from './lazyPart'

/** Asks for the code of a part once the browser has nothing better to do; `isNear` says whether it may be needed soon. */
export function usePrefetch({ prefetch }: Pick<LazyPart<never>, 'prefetch'>, isNear = true) {
  useEffect(() => {
    if (isNear) return whenIdle(() => void prefetch())
  }, [prefetch, isNear])
}

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(task, 200)
  return () => clearTimeout(timer)
}
