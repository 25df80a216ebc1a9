import { useEffect, useState } from 'react'

/** Runs `onEnd` after `delay` ms, counted while nobody hovers or focuses; `undefined` never ends. */
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
