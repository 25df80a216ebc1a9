import { multiply, subtract } from '../../money/arithmetic'
import type { Decimal } from '../../money/decimal'

export interface ExpectedCapitalInput {
  units: Decimal
  /** The round's price. */
  price: Decimal
  /** All that is paid in so far. */
  paidIn: Decimal
}

/** The money still to come: units times the round's price, less what is paid in. Below 0 when overpaid. */
export function expectedCapital({ units, price, paidIn }: ExpectedCapitalInput): Decimal {
  return subtract(multiply(units, price), paidIn)
}
