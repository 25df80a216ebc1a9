import { createContext, useContext, useLayoutEffect, useState } from 'react'

/** How long after a view went another still carries it on, in ms. */
const carriesOnMs = 50

/** Decides which loading view of a screen is announced: the first, and none beside or straight after it. */
export class LoadingSpeech {
  private views = 0
  private leftAt = -Infinity

  /** A view has become visible; returns true for the first. */
  appear(): boolean {
    const isFirst = this.views === 0 && Date.now() - this.leftAt >= carriesOnMs
    this.views += 1
    return isFirst
  }

  /** A view that appeared is gone. */
  leave(): void {
    this.views -= 1
    this.leftAt = Date.now()
  }
}

/** Carries it; a `CapstanRoot` has one. */
export const LoadingSpeechContext = createContext<LoadingSpeech | undefined>(undefined)

/** Returns true when a visible loading view announces itself. Outside a `CapstanRoot` each view does. */
export function useSaysLoading(isVisible: boolean): boolean {
  const speech = useContext(LoadingSpeechContext)
  const [says, setSays] = useState(!speech)

  useLayoutEffect(() => {
    if (!speech || !isVisible) return
    const isFirst = speech.appear()
    setSays((said) => said || isFirst)
    return () => speech.leave()
  }, [speech, isVisible])

  return says && isVisible
}
