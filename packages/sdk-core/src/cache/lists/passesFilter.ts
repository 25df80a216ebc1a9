import { isObject } from '../entity'
import { columnKind, type ColumnKind } from './columnKind'
import { compareValues } from './compareValues'

/**
 * Whether a record passes a filter: as in SQL true, false or unknown (`null`, for an empty column), and `undefined` where
 * only the platform can tell.
 */
export type Verdict = boolean | null | undefined

/**
 * The operators that are decided, by the kind of the column. Everything else (parts of text, ranges of text, which go
 * by the locale of a server, relations, existence) is left to the platform.
 */
export const decidableOperators: Readonly<Record<ColumnKind, readonly string[]>> = (() => {
  const equality = ['isNull', 'equalTo', 'notEqualTo', 'in', 'notIn']
  const ranges = ['lessThan', 'lessThanOrEqualTo', 'greaterThan', 'greaterThanOrEqualTo']
  const ordered = [...equality, ...ranges]
  return { number: ordered, date: ordered, instant: ordered, boolean: equality, id: equality, text: equality }
})()

/** Whether a record passes the filter of a list. */
export function passesFilter(filter: unknown, record: Readonly<Record<string, unknown>>): Verdict {
  if (filter === null || filter === undefined) return true
  if (!isObject(filter)) return undefined
  return every(Object.entries(filter).map(([name, condition]) => passes(name, condition, record)))
}

function passes(name: string, condition: unknown, record: Readonly<Record<string, unknown>>): Verdict {
  if (condition === null || condition === undefined) return true
  if (name === 'and') return listed(condition, (each) => passesFilter(each, record), every)
  if (name === 'or') return listed(condition, (each) => passesFilter(each, record), some)
  if (name === 'not') return opposite(passesFilter(condition, record))
  const kind = columnKind(name)
  if (!kind || !isObject(condition) || !Object.hasOwn(record, name)) return undefined
  return every(
    Object.entries(condition).map(([operator, wanted]) => compares(kind, operator, record[name], wanted)),
  )
}

function compares(kind: ColumnKind, operator: string, value: unknown, wanted: unknown): Verdict {
  if (wanted === null || wanted === undefined) return true
  if (!decidableOperators[kind].includes(operator)) return undefined
  const isEmpty = value === null || value === undefined
  if (operator === 'isNull') return isEmpty === wanted
  if (operator === 'in' || operator === 'notIn') {
    if (!Array.isArray(wanted)) return undefined
    const isIn = some(wanted.map((each) => equals(kind, value, each)))
    return operator === 'in' ? isIn : opposite(isIn)
  }
  if (isEmpty) return null
  const difference = compareValues(kind, value, wanted)
  return difference === undefined ? undefined : accepts(operator, difference)
}

function equals(kind: ColumnKind, value: unknown, wanted: unknown): Verdict {
  if (value === null || value === undefined) return null
  const difference = compareValues(kind, value, wanted)
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

function listed(list: unknown, each: (item: unknown) => Verdict, join: (all: Verdict[]) => Verdict): Verdict {
  return Array.isArray(list) ? join(list.map(each)) : undefined
}

function every(all: readonly Verdict[]): Verdict {
  if (all.includes(false)) return false
  if (all.includes(undefined)) return undefined
  return all.includes(null) ? null : true
}

function some(all: readonly Verdict[]): Verdict {
  return opposite(every(all.map(opposite)))
}

function opposite(verdict: Verdict): Verdict {
  return typeof verdict === 'boolean' ? !verdict : verdict
}
