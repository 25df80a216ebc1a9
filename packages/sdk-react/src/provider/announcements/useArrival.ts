import { createContext, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHeading } from './focusHeading'
import { useAnnounce } from './useAnnounce'

/** Determines if the next part of a block takes focus. */
export interface Arrival {
  current: boolean
}

/** Carries it to the parts, which may be rendered long after the previous content was removed. */
export const ArrivalContext = createContext<Arrival>({ current: false })

/** Marks the current part of a block: the earlier part was removed, and its focus with it, so the next takes it. */
export function useParts(arrival: Arrival, part: string | undefined) {
  const last = useRef(part)

  // Before the effects of components in the same render, which read it.
  useLayoutEffect(() => {
    if (part === undefined) return
    if (last.current !== undefined && last.current !== part) arrival.current = true
    last.current = part
  }, [part, arrival])
}

/** Takes the focus to the heading of a part once it is drawn and can be seen, where it followed another. */
export function useArrival(root: RefObject<HTMLElement | null>, isSeen = true) {
  const arrival = useContext(ArrivalContext)
  const announce = useAnnounce()

  useEffect(() => {
    if (!isSeen || !arrival.current) return
    arrival.current = false
    focusHeading(root.current, announce)
  }, [arrival, announce, root, isSeen])
}
