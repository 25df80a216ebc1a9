import { useEffect, useRef } from 'react'

/** What is shown of an open investment: its figures, another amount for it, the question whether it is to end. */
export type InvestmentPart = 'figures' | 'change' | 'withdraw'

/**
 * Gives the focus to what takes the place of the button that had it: to the first field of another amount, and back to the
 * button that asks for one.
 */
export function usePartFocus(part: InvestmentPart) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(part)

  useEffect(() => {
    const before = last.current
    last.current = part
    if (part === before) return
    if (part === 'change') place.current?.querySelector('input')?.focus()
    else if (before === 'change') place.current?.querySelector<HTMLElement>('[data-changes]')?.focus()
  }, [part])

  return place
}
