import { useLayoutEffect, useRef, type ReactNode } from 'react'

export interface RestoreFocusOnUnmountProps {
  /** Where focus comes to when what had it goes. */
  next: () => HTMLElement | null | undefined
  children: ReactNode
}

/** What goes by being pressed: focus does not go with it. */
export function RestoreFocusOnUnmount({ next, children }: RestoreFocusOnUnmountProps) {
  const place = useRef<HTMLSpanElement>(null)
  const latest = useRef(next)
  useLayoutEffect(() => {
    latest.current = next
  })
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      // In a shadow root the document knows of its host alone.
      const root = element?.getRootNode() as Document | ShadowRoot | undefined
      if (!element?.contains(root?.activeElement ?? null)) return
      // Once the rest is drawn.
      queueMicrotask(() => latest.current()?.focus({ preventScroll: true }))
    }
  }, [])

  return (
    <span ref={place} style={{ display: 'contents' }}>
      {children}
    </span>
  )
}
