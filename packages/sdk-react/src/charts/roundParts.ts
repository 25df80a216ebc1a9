import type { Decimal } from '@capstan/sdk-core'
import { add, compare, decimal, divide, multiply, subtract, type DecimalLike } from '@capstan/sdk-core'
import { partOf } from './partOf'
import { percentsOf } from './shares/shareParts'

/** The amounts of a round, in plain digits. */
export interface RoundFigures {
  /** The amount that the round asks for. */
  total: DecimalLike
  /** The amount that is paid in. */
  raised: DecimalLike
  /** The amount that is promised and not paid in. */
  reserved: DecimalLike
}

/** A part of a round. */
export interface RoundPart {
  id: 'raised' | 'reserved' | 'free' | 'over'
  value: Decimal
  /** Of the total, on a scale of 100; nothing where the total is nothing. */
  percent?: Decimal
}

/** A round in parts. */
export interface RoundParts {
  total: Decimal
  parts: readonly RoundPart[]
  /** The length of the bar: the total, or the sum of the parts when that is more. */
  whole: Decimal
}

/**
 * Returns the raised, reserved and free part of a round, and the amount over the total if there is any.
 *
 * @throws CapstanError `invalid_decimal`, `invalid_part`
 */
export function roundParts(figures: RoundFigures): RoundParts {
  const [total, raised, reserved] = [figures.total, figures.raised, figures.reserved].map(partOf) as [
    Decimal,
    Decimal,
    Decimal,
  ]
  const taken = add(raised, reserved)
  const isOver = compare(taken, total) > 0
  const last = isOver ? subtract(taken, total) : subtract(total, taken)
  const values = [raised, reserved, last]
  const percents = isOver ? values.map((value) => percentOfTotal(value, total)) : percentsOf(values)
  const ids = ['raised', 'reserved', isOver ? 'over' : 'free'] as const
  return {
    total,
    whole: isOver ? taken : total,
    parts: values.map((value, at) => ({ id: ids[at] ?? 'free', value, percent: percents?.[at] })),
  }
}

/** The parts may add to more than 100 when they exceed the total: each is rounded separately. */
function percentOfTotal(value: Decimal, total: Decimal): Decimal | undefined {
  return total.isZero ? undefined : divide(multiply(value, decimal('100')), total, 2)
}
