import type { GridEngine } from '@capstan/sdk-core/grid'
import { useEffect, type RefObject } from 'react'
import type { DataColumn } from './DataColumn'

export interface PreparedInput<Row> {
  prepare: GridEngine<Row>['prepare'] | undefined
  columns: readonly DataColumn<Row>[]
  scroller: RefObject<HTMLElement | null>
  /** There is a field above the rows to filter each column by. */
  hasFilters: boolean
}

/** Milliseconds a pointer or focus rests on a heading before its column is read. */
const rest = 60

/**
 * Reads a column of many rows before it is sorted or filtered by: while a pointer or focus rests on its heading, and where
 * the line of filters was opened.
 */
export function usePrepared<Row>({ prepare, columns, scroller, hasFilters }: PreparedInput<Row>) {
  useEffect(() => {
    const element = scroller.current
    if (!element || !prepare) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = ({ target }: Event) => {
      clearTimeout(timer)
      const heading = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
      const { column } = heading?.dataset ?? {}
      if (column !== undefined) timer = setTimeout(() => prepare(column, 'sort'), rest)
    }
    element.addEventListener('pointerover', follow)
    element.addEventListener('focusin', follow)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerover', follow)
      element.removeEventListener('focusin', follow)
    }
  }, [prepare, scroller])

  useEffect(() => {
    if (!hasFilters || !prepare) return
    // One at a time, so that what is typed meanwhile is not waited for.
    const timers = columns
      .filter(({ kind }) => kind === 'text')
      .map(({ id }, at) => setTimeout(() => prepare(id, 'filter'), (at + 1) * rest))
    return () => timers.forEach(clearTimeout)
  }, [prepare, columns, hasFilters])
}
