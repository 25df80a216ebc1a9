import { compareDecimalText } from '../../order/compareDecimalText'
import { compareText } from '../../order/compareText'
import type { ColumnKind } from './columnKind'

/** Compares two values as the platform does; `undefined` where only the platform can compare them. */
export function compareValues(kind: ColumnKind, a: unknown, b: unknown): number | undefined {
  switch (kind) {
    case 'number':
      return compareDecimalText(String(a), String(b))
    case 'boolean':
      return Number(a) - Number(b)
    case 'date':
      return isDay(a) && isDay(b) ? compareText(a, b) : undefined
    case 'instant':
      return compareBoth(instant(a), instant(b))
    case 'id':
      return compareIds(a, b)
    case 'text':
      return typeof a === 'string' && typeof b === 'string' ? compareText(a, b) : undefined
  }
}

/** A UUID, or the number of a lookup. */
function compareIds(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareText(String(a).toLowerCase(), String(b).toLowerCase())
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}

/** An instant in UTC to the microsecond, as the platform writes it; `undefined` for another time zone. */
function instant(value: unknown): string | undefined {
  const [, second, fraction = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:Z|\+00:00)$/.exec(String(value)) ?? []
  return second && `${second}.${fraction.padEnd(6, '0')}`
}

function compareBoth(a: string | undefined, b: string | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : compareText(a, b)
}
