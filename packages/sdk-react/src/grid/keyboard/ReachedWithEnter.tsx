import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { controlsIn } from './controls'

/** Takes what it holds out of the order of the tab key: a grid is one stop, and what is in a cell is reached with Enter. */
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
