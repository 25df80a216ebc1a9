import { gridReach } from '@capstan/sdk-core/grid'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GridModel } from '../model/GridModel'
import { useGridState } from '../model/useGridState'

/**
 * The first line that is drawn: so many above the first that is seen. It changes in the same frame in which the grid is
 * scrolled, so that no frame shows a gap. Near the end of what is loaded the next rows are asked for (GRID-005), but not of
 * groups: closed ones have an end in sight until the last page is loaded.
 */
export function useFirstLine<Row>({ grid, view, more, scroller }: GridModel<Row>, margin: number): number {
  const [first, setFirst] = useState(0)
  const isGrouped = useGridState(grid, ({ groupBy }) => groupBy !== undefined)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => {
      const line = Math.max(0, view.at(element.scrollTop) - margin)
      flushSync(() => setFirst(line))
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [view, scroller, margin])

  useEffect(() => {
    const element = scroller.current
    if (!element || isGrouped || more?.status !== 'waiting') return
    const ask = () => {
      if (view.height - element.scrollTop - element.clientHeight <= gridReach) more.load()
    }
    ask()
    element.addEventListener('scroll', ask, { passive: true })
    return () => element.removeEventListener('scroll', ask)
  }, [view, more, scroller, isGrouped])

  return first
}
