import { useCallback, type ForwardedRef } from 'react'

/**
 * A ref for a group that exposes its first control instead: after an invalid answer, a form focuses a radio or a part of a date,
 * never the box around them.
 */
export function useFirstControl<Control extends HTMLElement>(ref: ForwardedRef<Control>, selector: string) {
  return useCallback(
    (group: HTMLElement | null) => {
      const control = group?.querySelector<Control>(selector) ?? null
      if (typeof ref === 'function') ref(control)
      else if (ref) ref.current = control
    },
    [ref, selector],
  )
}
