import { useCallback, useEffect, useRef } from 'react'

/** What systems take for a double click, in milliseconds. */
const doubleClick = 500

/** What keeps the second press of a double click from what the first one opened. */
export interface DoubleClickGuard {
  /** Whether it opened a moment ago: a press may then be the second of the double click that opened it. */
  isFresh: () => boolean
  /** Of the element that opened: its buttons are not pressed by the second press. */
  ref: (element: HTMLElement | null) => void
}

/** Whoever opens something by a double click neither closes it with the second press nor presses what came under it. */
export function useDoubleClickGuard(isOpen: boolean): DoubleClickGuard {
  const openedAt = useRef(-Infinity)

  useEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])

  const isFresh = useCallback(() => performance.now() - openedAt.current < doubleClick, [])
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const stop = (event: MouseEvent) => event.detail > 1 && isFresh() && event.stopPropagation()
      element?.addEventListener('click', stop, true)
    },
    [isFresh],
  )
  return { isFresh, ref }
}
