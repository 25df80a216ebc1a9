import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react'
import { LoadingDelay } from './loadingDelay'

/** Phase of a block: nothing yet, the loading view, or the content. */
export type LoadingPhase = 'waiting' | 'showing' | 'over'

export interface LoadingDelayOptions {
  /** The view appears at once and disappears when the data arrives. */
  ignoreDelay?: boolean
  /** Returns true when the content has arrived but is not rendered yet, which takes a while on a slow processor. */
  hasCome?: () => boolean
}

/** Carries the hold of a screen; a `CapstanRoot` has one. */
export const LoadingDelayContext = createContext<LoadingDelay | undefined>(undefined)

/**
 * Keeps loading views from flickering: nothing for 50 ms, then the loading view until the later of the arrival and 600 ms
 * after it appeared. Errors count as arrivals. Leaving cancels everything.
 */
export function useLoadingDelay(
  isLoading: boolean,
  { ignoreDelay = false, hasCome }: LoadingDelayOptions = {},
): LoadingPhase {
  const [own] = useState(() => new LoadingDelay())
  const hold = useContext(LoadingDelayContext) ?? own
  const [isShown, setIsShown] = useState(() => isLoading && hold.carriesOn)
  const [isHeld, setIsHeld] = useState(isLoading)

  if (isLoading && !isHeld) setIsHeld(true)

  // Loaded content is on the screen, or about to be: a timer that fires late on a busy page must not cover it again.
  const isWaited = useRef(() => isLoading)
  useLayoutEffect(() => {
    isWaited.current = () => isLoading && !hasCome?.()
  })

  useLayoutEffect(() => {
    if (!isHeld || ignoreDelay) return
    const wait = hold.begin()
    const timer = setTimeout(() => {
      if (!isWaited.current()) return
      hold.show()
      setIsShown(true)
    }, wait)
    return () => {
      clearTimeout(timer)
      hold.end()
    }
  }, [isHeld, ignoreDelay, hold])

  useLayoutEffect(() => {
    if (isLoading || !isHeld) return
    const timer = setTimeout(
      () => {
        setIsHeld(false)
        setIsShown(false)
      },
      isShown && !ignoreDelay ? hold.remaining : 0,
    )
    return () => clearTimeout(timer)
  }, [isLoading, isHeld, isShown, ignoreDelay, hold])

  if (ignoreDelay) return isLoading ? 'showing' : 'over'
  if (isShown) return 'showing'
  return isLoading ? 'waiting' : 'over'
}
