import { useEffect, useState } from 'react'

/** Returns true once the browser has been idle since the first render, so that less urgent work can start. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
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
