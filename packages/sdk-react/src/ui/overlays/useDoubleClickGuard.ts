import { useCallback, useEffect, useRef } from 'react'

/** What systems take for a double click, in milliseconds. */
const doubleClick = 500

/** Tells whether what was opened opened a moment ago: a press may then be the second of the double click that opened it. */
export function useDoubleClickGuard(isOpen: boolean): () => boolean {
  const openedAt = useRef(-Infinity)

  useEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])

  return useCallback(() => performance.now() - openedAt.current < doubleClick, [])
}
