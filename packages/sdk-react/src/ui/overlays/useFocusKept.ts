import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** Restores focus to the last focused element once the question shown in place of the content is answered. */
export function useFocusKept(isAsking: boolean) {
  const focused = useRef<HTMLElement>(null)
  const wasAsking = useRef(false)

  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) focused.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  return ({ target }: FocusEvent<HTMLElement>) => void (focused.current = target)
}
