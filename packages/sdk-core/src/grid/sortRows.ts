import { compareDecimalText } from '../order/compareDecimalText'
import { compareText } from '../order/compareText'
import { columnKeys, type ColumnKeys } from './columnKeys'
import type { GridColumn, GridSort } from './GridColumn'

export interface SortRowsOptions<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  sorts: readonly GridSort[]
  /** Decides between rows that are equal otherwise, as the platform does. */
  idOf: (row: Row) => string
}

/** Sorts places of rows in place: empty cells last both ways, ties by id. */
export function sortRows<Row>(
  places: Uint32Array,
  { rows, columns, sorts, idOf }: SortRowsOptions<Row>,
): void {
  const comparisons = sorts.flatMap(({ column: id, direction }) => {
    const column = columns.find((each) => each.id === id)
    return column ? [comparisonOf(columnKeys(rows, column), direction === 'ascending' ? 1 : -1)] : []
  })
  if (comparisons.length === 0) return
  const ids = rows.map(idOf)
  places.sort((a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return compareText(ids[a] ?? '', ids[b] ?? '')
  })
}

type Comparison = (a: number, b: number) => number

function comparisonOf(column: ColumnKeys, sign: 1 | -1): Comparison {
  return column.kind === 'number' ? byNumber(column.keys, column.texts, sign) : byText(column.keys, sign)
}

function byNumber(keys: Float64Array, texts: readonly (string | undefined)[], sign: 1 | -1): Comparison {
  return (a, b) => {
    const [left = NaN, right = NaN] = [keys[a], keys[b]]
    const missing = Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    if (missing !== 0 || Number.isNaN(left)) return missing
    return left === right ? sign * exactly(texts[a], texts[b]) : sign * (left - right)
  }
}

function exactly(a: string | undefined, b: string | undefined): number {
  return a === b || a === undefined || b === undefined ? 0 : (compareDecimalText(a, b) ?? 0)
}

function byText(keys: readonly (string | undefined)[], sign: 1 | -1): Comparison {
  return (a, b) => {
    const [left, right] = [keys[a], keys[b]]
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    return sign * compareText(left, right)
  }
}
