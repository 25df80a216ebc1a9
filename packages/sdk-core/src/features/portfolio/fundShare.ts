import { divide, multiply, subtract } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'

export interface FundShareInput {
  units: Decimal
  /** Units of the whole round. */
  roundTotal: Decimal
  paidIn: Decimal
  committed: Decimal
  /** Money of the round put to work so far. */
  totalCapitalDeployed: Decimal
}

export interface FundShare {
  deployed: Decimal
  undeployed: Decimal
}

/**
 * An investor's part of the capital a fund has put to work.
 *
 * deployed = totalCapitalDeployed × units / roundTotal × paidIn / committed, and undeployed is what is left of the
 * paid-in capital, never below 0. Nothing where the round has no total or nothing is committed.
 */
export function fundShare(input: FundShareInput): FundShare | undefined {
  const { units, roundTotal, paidIn, committed, totalCapitalDeployed } = input
  if (roundTotal.isZero || committed.isZero) return undefined
  const top = multiply(multiply(totalCapitalDeployed, units), paidIn)
  const deployed = divide(top, multiply(roundTotal, committed), 18)
  const rest = subtract(paidIn, deployed)
  return { deployed, undeployed: rest.isNegative ? Decimal.zero : rest }
}
