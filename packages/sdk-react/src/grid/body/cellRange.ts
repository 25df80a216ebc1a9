import type { GridRange } from '@capstan/sdk-core/grid'
import type { GridModel } from '../model/GridModel'
import { placeOfLine } from '../model/lines'

/** A block of cells by the places of its lines and columns, both ends counted in. */
export interface CellBlock {
  top: number
  bottom: number
  left: number
  right: number
}

/** The block a range covers; nothing where an end of it is not shown. */
export function cellBlock<Row>(
  range: GridRange | undefined,
  { view, around, columns }: Pick<GridModel<Row>, 'view' | 'around' | 'columns'>,
): CellBlock | undefined {
  if (!range) return undefined
  const lines = [range.anchor, range.end].map(({ row }) => placeOfLine(row, view, around) ?? NaN)
  const sides = [range.anchor, range.end].map(({ column }) => columns.findIndex(({ id }) => id === column))
  if (lines.some(Number.isNaN) || sides.includes(-1)) return undefined
  return {
    top: Math.max(0, Math.min(...lines)),
    bottom: Math.min(view.count - 1, Math.max(...lines)),
    left: Math.min(...sides),
    right: Math.max(...sides),
  }
}
