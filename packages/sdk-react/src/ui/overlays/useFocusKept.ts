import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** What had focus inside has it again once the question in its place is answered. */
export function useFocusKept(isAsking: boolean) {
  const focused = useRef<HTMLElement>(null)
  const wasAsking = useRef(false)

  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) focused.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  return ({ target }: FocusEvent<HTMLElement>) => void (focused.current = target)
}
