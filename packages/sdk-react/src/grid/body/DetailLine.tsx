import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { detailLine } from '../model/lines'
import { ReachedWithEnter } from '../keyboard/ReachedWithEnter'

export interface DetailLineProps {
  /** The id of the row above it. */
  id: string
  children: ReactNode
  rowIndex: number
  top: number
  height: number
  columnCount: number
  /** How much of it is seen at once, in pixels. */
  width: number
  isFocused: boolean
  /** Called with how high it wants to be. */
  onMeasured: (id: string, height: number) => void
}

/** The panel beneath a row. It stays where it is when the columns scroll. */
export function DetailLine(props: DetailLineProps) {
  const { id, children, rowIndex, top, height, columnCount, width, isFocused, onMeasured } = props
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => onMeasured(id, element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, onMeasured])

  return (
    <div
      role="row"
      className="capstan-grid-row"
      aria-rowindex={rowIndex}
      data-line={detailLine(id)}
      data-detail=""
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        className="capstan-grid-panel"
        aria-colindex={1}
        aria-colspan={columnCount}
        tabIndex={isFocused ? 0 : undefined}
        style={{ width }}
      >
        <div ref={panel}>
          <ReachedWithEnter>{children}</ReachedWithEnter>
        </div>
      </div>
    </div>
  )
}
