import { useEffect, useRef } from 'react'

/** The view of an open investment: its figures, the form for another amount, or the question whether to end it. */
export type InvestmentPart = 'figures' | 'change' | 'withdraw'

/**
 * Moves the focus from a removed button to its replacement: to the first field of another amount, and back to the button that
 * asks for one.
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
