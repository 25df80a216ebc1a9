import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { controlsIn } from './controls'

/** Removes its content from the tab order: a grid is one tab stop, and Enter moves focus into a cell. */
export function ReachedWithEnter({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    for (const control of place.current ? controlsIn(place.current) : []) control.tabIndex = -1
  })

  return (
    <div ref={place} className="capstan-grid-content">
      {children}
    </div>
  )
}
