import { useCallback, useEffect, useRef } from 'react'

/** Longer than systems take for a double click, in milliseconds: a slow hand presses twice as well. */
const doubleClick = 800

/** Milliseconds during which a press outside does not close: longer than a double click, because the content is still unread. */
const unread = 1_500

/** Pointer movement of a resting hand between two events, in pixels. */
const rest = 4

/** Guard against the second press of a double click on an element that the first press opened. */
export interface DoubleClickGuard {
  /** Returns true shortly after opening: a press outside may be the second press of a double click. */
  isFresh: () => boolean
  /** Of the element that opened: its buttons are not pressed by the second press. */
  ref: (element: HTMLElement | null) => void
}

/** Ignores the second press of a double click, which would close the overlay that the first one opened, or press a button in it. */
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
      // Keyboard presses have a `detail` of 0, and a press from a script is never the second press of a double click.
      const isSlowSecond = event.isTrusted && event.detail > 0 && isFreshAt(event.timeStamp) && !hasMoved
      hasBegun ||= event.detail <= 1 && !isSlowSecond
      if (hasBegun) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
