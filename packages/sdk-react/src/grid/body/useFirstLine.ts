import { gridReach } from '@capstan/sdk-core/grid'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GridModel } from '../model/GridModel'
import { useGridState } from '../model/useGridState'

/**
 * The first line that is drawn: so many above the first that is seen. It changes in the same frame in which the grid is scrolled,
 * so that no frame shows a gap. Near the end of the loaded rows the next ones are requested (GRID-005), but not of groups: closed
 * ones have an end in sight until the last page is loaded.
 */
export function useFirstLine<Row>(model: GridModel<Row>, margin: number): number {
  const { grid, view, more, scroller, isCards } = model
  const [first, setFirst] = useState(0)
  const isGrouped = useGridState(grid, ({ groupBy }) => groupBy !== undefined)
  // Cards scroll with the page, and more of them come when their reader asks.
  const isWaiting = !isGrouped && !isCards && more?.status === 'waiting'

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || isCards) return
    const follow = () => {
      // Read before any write to the DOM: a later read would force a layout.
      const isNearEnd = isWaiting && isNear(view, element)
      const line = Math.max(0, view.at(element.scrollTop) - margin)
      flushSync(() => setFirst(line))
      if (isNearEnd) more.load()
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [view, more, scroller, margin, isWaiting, isCards])

  useEffect(() => {
    if (isWaiting && scroller.current && isNear(view, scroller.current)) more.load()
  }, [view, more, scroller, isWaiting])

  return isCards ? 0 : first
}

/** Returns true when the end of the rows is in view or nearly so. */
function isNear({ height }: { height: number }, { scrollTop, clientHeight }: HTMLElement): boolean {
  return height - scrollTop - clientHeight <= gridReach
}
