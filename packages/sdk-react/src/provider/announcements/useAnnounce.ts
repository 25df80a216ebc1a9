import { createContext, useContext } from 'react'

/** Announces a text to assistive technology; `assertive` interrupts. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

/** Carries the live regions of a `CapstanRoot`. */
export const AnnounceContext = createContext<Announce>(() => undefined)

/** Announces to assistive technology what the screen shows in another way: `announce('Step 3 of 5')`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
