import { useLayoutEffect, useRef, type ReactNode } from 'react'

export interface RestoreFocusOnUnmountProps {
  /** Returns the element that focus moves to when the focused one is removed. */
  next: () => HTMLElement | null | undefined
  children: ReactNode
}

/** Moves focus to another element when the children are removed while they have it. */
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
