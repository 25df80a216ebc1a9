import type { Decimal } from '@capstan/sdk-core'
import { add, compare, decimal, divide, multiply, subtract, type DecimalLike } from '@capstan/sdk-core'
import { partOf } from './partOf'
import { percentsOf } from './shareParts'

/** What a round asks for and has, in plain digits. */
export interface RoundFigures {
  /** What it asks for. */
  total: DecimalLike
  /** What is paid in. */
  raised: DecimalLike
  /** What is promised and not paid in. */
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
  /** What the picture is as long as: the total, or what is there when it is more. */
  whole: Decimal
}

/**
 * What of a round is raised, reserved and free; where there is more than the total, how much is over.
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

/** More than all of it adds to more than 100: each is rounded by itself. */
function percentOfTotal(value: Decimal, total: Decimal): Decimal | undefined {
  return total.isZero ? undefined : divide(multiply(value, decimal('100')), total, 2)
}
