import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Asks before Back and Forward leave a page, too. The browser has gone by then: it is brought back for as long as the
 * question stands, and the router sees neither.
 */
export function useAskedBack(stops: (go: () => void) => boolean) {
  const location = useLocation()
  const place = useRef<number>(undefined)
  const next = useRef<'isBroughtBack' | 'isAnswered'>(undefined)
  useEffect(() => {
    place.current = placeIn(window.history.state)
  }, [location])

  useEffect(() => {
    const move = (event: PopStateEvent) => {
      const expected = next.current
      next.current = undefined
      if (expected === 'isBroughtBack') return event.stopImmediatePropagation()
      const by = (placeIn(event.state) ?? NaN) - (place.current ?? NaN)
      const goOn = () => {
        next.current = 'isAnswered'
        window.history.go(by)
      }
      if (expected === 'isAnswered' || !by || !stops(goOn)) return
      event.stopImmediatePropagation()
      next.current = 'isBroughtBack'
      window.history.go(-by)
    }
    window.addEventListener('popstate', move, true)
    return () => window.removeEventListener('popstate', move, true)
  }, [stops])
}

/** How far along the tab's history a page is, as the router counts it. */
function placeIn(state: unknown): number | undefined {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined
}
