import { sortableText } from '../../order/compareText'
import { columnKind, type ColumnKind } from './columnKind'
import { compareValues } from './compareValues'

/** Compares two records as a list sorts them; `undefined` where only the platform can compare them. */
export type RowOrder = (
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
) => number | undefined

interface Sort {
  column: string
  kind: ColumnKind
  sign: 1 | -1
}

/**
 * The order of an `orderBy` argument: nulls last in both directions, ties by id in the direction of the first column.
 * `undefined` when only the platform can sort by it.
 */
export function orderOf(orderBy: unknown): RowOrder | undefined {
  const requested = orderBy === null || orderBy === undefined ? [] : [orderBy].flat()
  const sorts = requested.filter((name) => name !== 'NATURAL').map(sortOf)
  if (sorts.some((sort) => sort === undefined)) return undefined
  const known = sorts as Sort[] // none of them is undefined
  const all = [...known, { column: 'id', kind: 'id' as const, sign: known[0]?.sign ?? 1 }]
  return (a, b) => {
    for (const sort of all) {
      const difference = compareBy(sort, a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function sortOf(name: unknown): Sort | undefined {
  const [, upper = '', direction] = /^([A-Z0-9_]+)_(ASC|DESC)$/.exec(String(name)) ?? []
  const sign = direction === 'ASC' ? 1 : -1
  if (upper === 'PRIMARY_KEY') return { column: 'id', kind: 'id', sign }
  const column = upper.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const kind = columnKind(column)
  return kind && { column, kind, sign }
}

function compareBy(
  { column, kind, sign }: Sort,
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): number | undefined {
  if (!Object.hasOwn(a, column) || !Object.hasOwn(b, column)) return undefined
  const [left, right] = [sortable(kind, a[column]), sortable(kind, b[column])]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  const difference = compareValues(kind, left, right)
  return difference === undefined ? undefined : sign * difference
}

function sortable(kind: ColumnKind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  return kind === 'text' && typeof value === 'string' ? sortableText(value) : value
}
