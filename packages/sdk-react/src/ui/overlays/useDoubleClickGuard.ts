import { useCallback, useEffect, useRef } from 'react'

/** Longer than systems take for a double click, in milliseconds: a slow hand presses twice as well. */
const doubleClick = 800

/** Nobody closes what they have not read: a press outside waits longer, and costs nothing where it was meant. */
const unread = 1_500

/** What a hand that rests on a mouse moves it by between two events, in pixels. */
const rest = 4

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

  const isFreshAt = useCallback((time: number) => time - openedAt.current < doubleClick, [])
  const isFresh = useCallback(() => performance.now() - openedAt.current < unread, [])
  const ref = useCallback((element: HTMLElement | null) => stopForeignClicks(element, isFreshAt), [isFreshAt])
  return { isFresh, ref }
}

/**
 * The browser counts the clicks in a row: a second one without a first in here began before this opened. A slower one is
 * counted as the first; it is known by its time, and by a pointer that has not moved since.
 */
function stopForeignClicks(element: HTMLElement | null, isFreshAt: (time: number) => boolean): void {
  let hasBegun = false
  let hasMoved = false
  element?.addEventListener('pointermove', ({ movementX, movementY }) => {
    hasMoved ||= Math.abs(movementX) + Math.abs(movementY) > rest
  })
  element?.addEventListener(
    'click',
    (event) => {
      // The keyboard counts none, and what a script presses is nobody's second click.
      const isSlowSecond = event.isTrusted && event.detail > 0 && isFreshAt(event.timeStamp) && !hasMoved
      hasBegun ||= event.detail <= 1 && !isSlowSecond
      if (hasBegun) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
