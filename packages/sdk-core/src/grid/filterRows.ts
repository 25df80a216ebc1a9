import { compareDecimalText } from '../order/compareDecimalText'
import { compareText, sortableText } from '../order/compareText'
import type { GridColumn, GridFilter, GridOperator, GridValue } from './GridColumn'

/** Whether a cell passes. */
export type Passes = (value: GridValue) => boolean

/** The places of the rows that pass every filter, in their order. A filter without a value or of an unknown column keeps all. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  filters: readonly GridFilter[],
): Uint32Array {
  const tests = filters.flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.column)
    return column && filter.value !== ''
      ? [{ value: column.value, passes: passesOf(column.kind, filter) }]
      : []
  })
  const places = new Uint32Array(rows.length)
  let count = 0
  for (const [at, row] of rows.entries()) {
    if (tests.every(({ value, passes }) => passes(value(row)))) places[count++] = at
  }
  return places.subarray(0, count)
}

function passesOf(kind: GridColumn<never>['kind'], { operator, value: wanted }: GridFilter): Passes {
  if (operator === 'includesInsensitive') {
    const part = wanted.toLowerCase()
    return (value) => isPresent(value) && String(value).toLowerCase().includes(part)
  }
  const compare = kind === 'number' ? compareDecimalText : kind === 'text' ? compareInsensitive : compareText
  // As in SQL, an empty cell is neither equal nor unequal to anything.
  return (value) => {
    const difference = isPresent(value) ? compare(String(value), wanted) : undefined
    return difference !== undefined && accepts[operator](difference)
  }
}

const accepts: Record<Exclude<GridOperator, 'includesInsensitive'>, (difference: number) => boolean> = {
  equalTo: (difference) => difference === 0,
  notEqualTo: (difference) => difference !== 0,
  greaterThan: (difference) => difference > 0,
  greaterThanOrEqualTo: (difference) => difference >= 0,
  lessThan: (difference) => difference < 0,
  lessThanOrEqualTo: (difference) => difference <= 0,
}

function compareInsensitive(a: string, b: string): number {
  return compareText(sortableText(a), sortableText(b))
}

function isPresent(value: GridValue): value is string | boolean {
  return value !== null && value !== undefined && value !== ''
}
