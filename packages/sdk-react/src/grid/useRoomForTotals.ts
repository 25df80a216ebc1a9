import { useMemo } from 'react'
import { formatted, type DataColumn } from './DataColumn'

/** How wide a sign of a bold figure is in the widest of the fonts a page falls back to, and what lies around it, in units. */
const [sign, around] = [10, 26]

/** The columns, as wide as what they amount to: a sum has more digits than any of its rows, and none of them may be cut. */
export function useRoomForTotals<Row>(
  columns: readonly DataColumn<Row>[],
  totalOf: ((column: string) => string | undefined) | undefined,
): readonly DataColumn<Row>[] {
  const wanted = columns.map((column) => {
    const total = column.total && totalOf?.(column.id)
    return total === undefined ? 0 : formatted(column, total).length * sign + around
  })
  const key = wanted.join(' ')

  return useMemo(() => {
    const widths = key.split(' ').map(Number)
    return columns.map((column, at) => ({ ...column, width: Math.max(column.width ?? 0, widths[at] ?? 0) }))
  }, [columns, key])
}
