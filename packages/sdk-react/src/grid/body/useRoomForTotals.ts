import { useMemo, useState } from 'react'
import { formatted, type DataColumn } from '../model/DataColumn'

/** The width of a bold digit in the widest fallback font, and the padding around it, in units. */
const [sign, around] = [10, 26]

type Widths = Readonly<Record<string, number>>

/**
 * The columns, with room for their totals: a sum has more digits than any of its rows, and none of them may be cut. A filter with
 * a shorter sum keeps the widths, so that nothing moves or renders again.
 */
export function useRoomForTotals<Row>(
  columns: readonly DataColumn<Row>[],
  totalOf: ((column: string) => string | undefined) | undefined,
): readonly DataColumn<Row>[] {
  const wanted = widthsOf(columns, totalOf)
  const [widths, setWidths] = useState(wanted)
  const wider = Object.entries(wanted).filter(([id, width]) => width > (widths[id] ?? 0))
  if (wider.length > 0) setWidths({ ...widths, ...Object.fromEntries(wider) })

  return useMemo(
    () =>
      columns.map((column) => ({ ...column, width: Math.max(column.width ?? 0, widths[column.id] ?? 0) })),
    [columns, widths],
  )
}

function widthsOf<Row>(
  columns: readonly DataColumn<Row>[],
  totalOf: ((column: string) => string | undefined) | undefined,
): Widths {
  const widths = columns.flatMap((column) => {
    const total = column.total && totalOf?.(column.id)
    return total === undefined ? [] : [[column.id, formatted(column, total).length * sign + around]]
  })
  return Object.fromEntries(widths) as Widths // of pairs of a column and a number
}
