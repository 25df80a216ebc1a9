import { compare, round, subtract } from './arithmetic'
import { Decimal, parseDecimal, type DecimalLike } from './decimal'

/** The payment state of an investment. */
export interface PaidState {
  /** `in_full` is equal to the cent. */
  kind: 'in_full' | 'short' | 'over'
  /** US dollars and cents that are missing, or that were paid on top; 0 when it is paid in full. */
  by: Decimal
}

/**
 * Compares the due amount with the paid-in amount, both rounded to the cent, like the platform.
 *
 * @figure FMT-019
 */
export function paidState(due: DecimalLike, paidIn: DecimalLike): PaidState {
  const missing = subtract(round(figureOf(due), cents), round(figureOf(paidIn), cents))
  const order = compare(missing, Decimal.zero)
  if (order === 0) return { kind: 'in_full', by: Decimal.zero }
  return order > 0 ? { kind: 'short', by: missing } : { kind: 'over', by: subtract(Decimal.zero, missing) }
}

const cents = 2

/** Units times a price have twice as many places as either. */
function figureOf(figure: DecimalLike): Decimal {
  return typeof figure === 'string' ? (parseDecimal(figure, 60) ?? Decimal.zero) : figure
}
