import { roughTotal } from '@capstan/sdk-core/grid'
import { useEffect, useReducer } from 'react'
import type { DataColumn } from './DataColumn'
import type { EngineView } from './useEngineView'

/** Milliseconds without a change of rows before many of them are summed up. */
const rest = 100

type TotalOf = (column: string) => string | undefined

/** The totals at the foot of a grid. */
export interface Totals {
  /** The exact sum of a column: nothing of a column that is being summed up. */
  totalOf: TotalOf
  /** The same, but a column that is being summed up has an estimate, so that its width is reserved. */
  aboutTotalOf: TotalOf
}

/**
 * Computes the totals of columns. For many rows they follow the rows, one column at a time, so that rows and typing in a filter
 * never wait for a sum.
 */
export function useTotals<Row>(
  columns: readonly DataColumn<Row>[],
  { view, totalOf, summing }: Pick<EngineView<Row>, 'view' | 'totalOf' | 'summing'>,
): Totals | undefined {
  const [turn, showMore] = useReducer((count: number) => count + 1, 0)
  const waiting =
    totalOf && summing ? columns.filter(({ id, total }) => total && !summing.isSummedUp(id)) : none
  const next = waiting[0]?.id
  const isFirst = waiting.length === columns.filter(({ total }) => total).length

  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(
      () => {
        totalOf?.(next)
        showMore()
      },
      isFirst ? rest : 0,
    )
    return () => clearTimeout(timer)
    // In another task: the sum may have been discarded in the same moment, and be the next one again.
  }, [next, isFirst, totalOf, turn])

  if (!totalOf) return undefined
  const about = (id: string) => {
    const column = waiting.find((each) => each.id === id)
    return column && summing && roughTotal(column, summing.rows, view.places)
  }
  const isKnown = (id: string) => !summing || summing.isSummedUp(id)
  return {
    totalOf: (id) => (isKnown(id) ? totalOf(id) : undefined),
    aboutTotalOf: (id) => (isKnown(id) ? totalOf(id) : about(id)),
  }
}

const none: readonly never[] = []
