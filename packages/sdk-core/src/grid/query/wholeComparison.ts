import { Decimal, parseDecimal } from '../../money/decimal'
import { divideFloor } from '../../money/arithmetic'
import type { GridOperator } from './GridFilter'

const one = new Decimal(1n, 0)
/** As far as the platform's whole numbers go. */
const [least, most] = [-(2 ** 31), 2 ** 31 - 1]

/**
 * A comparison of whole numbers with any number, as the platform takes it, which compares them with whole ones alone: more than
 * 2.5 is more than 2.
 */
export function wholeComparison(operator: GridOperator, value: string): Record<string, unknown> {
  const number = parseDecimal(value, 60) ?? Decimal.zero
  const floor = divideFloor(number, one)
  const isBeyond = Number(floor.value) < least || Number(floor.value) > most
  const whole = Math.max(least, Math.min(most, Number(floor.value)))
  if (number.scale === 0 && !isBeyond) return { [operator]: whole }
  // No whole number equals a value between two whole numbers, or beyond all of them.
  if (operator === 'equalTo') return { in: [] }
  if (operator === 'notEqualTo') return { isNull: false }
  const wantsMore = operator === 'greaterThan' || operator === 'greaterThanOrEqualTo'
  if (!isBeyond) return wantsMore ? { greaterThan: whole } : { lessThanOrEqualTo: whole }
  const isAboveAll = whole === most
  return wantsMore === isAboveAll ? { in: [] } : { isNull: false }
}
