import { useEffect, useState } from 'react'

/** Calls `onEnd` after `delay` ms, paused while the element is hovered or focused. With `undefined` the timer never ends. */
export function useDismissTimer(delay: number | undefined, onEnd: (() => void) | undefined) {
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld || delay === undefined || !onEnd) return
    const timer = setTimeout(onEnd, delay)
    return () => clearTimeout(timer)
  }, [isHeld, delay, onEnd])

  return {
    onMouseEnter: () => setIsHeld(true),
    onMouseLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
}
