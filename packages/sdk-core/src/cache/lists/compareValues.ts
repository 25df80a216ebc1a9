import { compareDecimalText } from '../../order/compareDecimalText'
import { compareText } from '../../order/compareText'
import type { ColumnKind } from './columnKind'

/**
 * Compares two values as the platform's filters do, texts by every letter as written; `undefined` where only the platform can
 * compare them. It sorts texts by their lower case: `orderOf` compares the results of `sortableText`.
 */
export function compareValues(kind: ColumnKind, a: unknown, b: unknown): number | undefined {
  switch (kind) {
    case 'number':
      return compareDecimalText(String(a), String(b))
    case 'boolean':
      return Number(a) - Number(b)
    case 'date':
      return isDateText(a) && isDateText(b) ? compareText(a, b) : undefined
    case 'instant':
      return compareBoth(sortableInstant(a), sortableInstant(b))
    case 'id':
      return compareIds(a, b)
    case 'text':
      return typeof a === 'string' && typeof b === 'string' ? compareText(a, b) : undefined
  }
}

/** Compares UUIDs, or the numeric ids of a lookup table. */
function compareIds(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareText(String(a).toLowerCase(), String(b).toLowerCase())
}

function isDateText(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}

/** An instant in UTC to the microsecond, as the platform writes it; `undefined` for another time zone. */
function sortableInstant(value: unknown): string | undefined {
  const [, second, fraction = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:Z|\+00:00)$/.exec(String(value)) ?? []
  return second && `${second}.${fraction.padEnd(6, '0')}`
}

function compareBoth(a: string | undefined, b: string | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : compareText(a, b)
}
