import { isObject } from '../entity'
import { columnKind, type ColumnKind } from './columnKind'
import { compareValues } from './compareValues'

/**
 * The result of a filter on a record: as in SQL true, false or unknown (`null`, for an empty column), and `undefined` when only
 * the platform can decide.
 */
export type FilterResult = boolean | null | undefined

/**
 * The supported operators, by the kind of the column. Everything else (parts of text, ranges of text, which depend on
 * the server's locale, relations, existence) is left to the platform.
 */
const supportedOperators: Readonly<Record<ColumnKind, readonly string[]>> = (() => {
  const equality = ['isNull', 'equalTo', 'notEqualTo', 'in', 'notIn']
  const ranges = ['lessThan', 'lessThanOrEqualTo', 'greaterThan', 'greaterThanOrEqualTo']
  const ordered = [...equality, ...ranges]
  return { number: ordered, date: ordered, instant: ordered, boolean: equality, id: ordered, text: equality }
})()

/** Returns true when a record matches the filter of a list. */
export function matchesFilter(filter: unknown, record: Readonly<Record<string, unknown>>): FilterResult {
  if (filter === null || filter === undefined) return true
  if (!isObject(filter)) return undefined
  return every(Object.entries(filter).map(([name, condition]) => matchesCondition(name, condition, record)))
}

function matchesCondition(
  name: string,
  condition: unknown,
  record: Readonly<Record<string, unknown>>,
): FilterResult {
  if (condition === null || condition === undefined) return true
  if (name === 'and') return combine(condition, (each) => matchesFilter(each, record), every)
  if (name === 'or') return combine(condition, (each) => matchesFilter(each, record), some)
  if (name === 'not') return negate(matchesFilter(condition, record))
  const kind = columnKind(name)
  if (!kind || !isObject(condition) || !Object.hasOwn(record, name)) return undefined
  return every(
    Object.entries(condition).map(([operator, expected]) =>
      matchesOperator(kind, operator, record[name], expected),
    ),
  )
}

function matchesOperator(
  kind: ColumnKind,
  operator: string,
  value: unknown,
  expected: unknown,
): FilterResult {
  if (expected === null || expected === undefined) return true
  if (!supportedOperators[kind].includes(operator)) return undefined
  const isEmpty = value === null || value === undefined
  if (operator === 'isNull') return isEmpty === expected
  if (operator === 'in' || operator === 'notIn') {
    if (!Array.isArray(expected)) return undefined
    const isIn = some(expected.map((each) => equals(kind, value, each)))
    return operator === 'in' ? isIn : negate(isIn)
  }
  if (isEmpty) return null
  const difference = compareValues(kind, value, expected)
  return difference === undefined ? undefined : accepts(operator, difference)
}

function equals(kind: ColumnKind, value: unknown, expected: unknown): FilterResult {
  if (value === null || value === undefined) return null
  const difference = compareValues(kind, value, expected)
  return difference === undefined ? undefined : difference === 0
}

function accepts(operator: string, difference: number): boolean {
  switch (operator) {
    case 'equalTo':
      return difference === 0
    case 'notEqualTo':
      return difference !== 0
    case 'lessThan':
      return difference < 0
    case 'lessThanOrEqualTo':
      return difference <= 0
    case 'greaterThan':
      return difference > 0
    default:
      return difference >= 0
  }
}

function combine(
  list: unknown,
  each: (item: unknown) => FilterResult,
  join: (all: FilterResult[]) => FilterResult,
): FilterResult {
  return Array.isArray(list) ? join(list.map(each)) : undefined
}

function every(all: readonly FilterResult[]): FilterResult {
  if (all.includes(false)) return false
  if (all.includes(undefined)) return undefined
  return all.includes(null) ? null : true
}

function some(all: readonly FilterResult[]): FilterResult {
  return negate(every(all.map(negate)))
}

function negate(verdict: FilterResult): FilterResult {
  return typeof verdict === 'boolean' ? !verdict : verdict
}
