import { useCallback, useEffect, useRef } from 'react'

/** What systems take for a double click, in milliseconds. */
const doubleClick = 500

/** What keeps the second press of a double click from what the first one opened. */
export interface DoubleClickGuard {
  /** Whether it opened a moment ago: a press outside may then be the second of the double click that opened it. */
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
  return { isFresh, ref: stopForeignClicks }
}

/** The browser counts the clicks in a row: a second one without a first in here began before this opened. */
function stopForeignClicks(element: HTMLElement | null): void {
  let hasBegun = false
  element?.addEventListener(
    'click',
    (event) => {
      hasBegun ||= event.detail <= 1
      if (!hasBegun) event.stopPropagation()
    },
    true,
  )
}
