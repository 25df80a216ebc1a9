import type { GridEngine } from '@capstan/sdk-core/grid'
import { useEffect, type RefObject } from 'react'

/** Milliseconds a pointer or focus rests on a heading before its column is read. */
const rest = 60

/** Reads a column of many rows before it is sorted or filtered by: while a pointer or focus rests on its heading or its filter. */
export function usePrepared<Row>(
  prepare: GridEngine<Row>['prepare'] | undefined,
  scroller: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const element = scroller.current
    if (!element || !prepare) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = ({ target }: Event) => {
      clearTimeout(timer)
      const cell =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-column], [data-filter]')?.dataset
          : undefined
      const column = cell?.column ?? cell?.filter
      if (column === undefined) return
      timer = setTimeout(() => prepare(column, cell?.filter ? 'filter' : 'sort'), rest)
    }
    element.addEventListener('pointerover', follow)
    element.addEventListener('focusin', follow)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerover', follow)
      element.removeEventListener('focusin', follow)
    }
  }, [prepare, scroller])
}
