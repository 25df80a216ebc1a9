import { useEffect } from 'react'
import type { LazyPart } from './lazyPart'

/** Asks for the code of a part once the browser has nothing better to do; `isNear` says whether it may be needed soon. */
export function usePrefetch({ prefetch }: Pick<LazyPart<never>, 'prefetch'>, isNear = true) {
  useEffect(() => {
    if (isNear) return whenIdle(() => void prefetch())
  }, [prefetch, isNear])
}

/** Asks for the code of a part at once, so that it comes while the data it shows are read. */
export function useCodeAhead({ prefetch }: Pick<LazyPart<never>, 'prefetch'>) {
  useEffect(() => void prefetch(), [prefetch])
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
