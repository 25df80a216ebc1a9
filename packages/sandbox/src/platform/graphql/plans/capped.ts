import { type ConnectionStep, lambda, type Step } from 'postgraphile/grafast'
import { rowCap } from '../schema/rowCap.ts'
import type { Plan } from './Plan.ts'

/** Limits a list to the cap for any `first`, from a literal or a variable, and to `unasked` rows without one. */
export function capped(plan: Plan, unasked: number): Plan {
  return (parent, args, info) => {
    const $connection = plan(parent, args, info) as ConnectionStep<never, never, never, never>
    if (!info.field.args.some(({ name }) => name === 'first')) return $connection
    const $first = args.getRaw('first')
    const $last = args.getRaw('last')
    $connection.setFirst(lambda([$first, $last], ([first, last]) => firstRows(first, last, unasked), true))
    if (!isMissing($last)) $connection.setLast(lambda($last, lastRows, true))
    return $connection
  }
}

function isMissing($value: Step): boolean {
  return 'isUndefined' in $value && typeof $value.isUndefined === 'function' && $value.isUndefined() === true
}

function firstRows(first: unknown, last: unknown, unasked: number): number | null {
  if (typeof first === 'number') return between(first)
  return typeof last === 'number' ? null : unasked
}

function lastRows(last: unknown): number | null {
  return typeof last === 'number' ? between(last) : null
}

function between(rows: number): number {
  return Math.max(0, Math.min(rows, rowCap))
}
