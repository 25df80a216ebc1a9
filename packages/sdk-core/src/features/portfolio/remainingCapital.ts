import { subtract } from '../../money/arithmetic'
import type { Decimal } from '../../money/decimal'

/** The money not yet put to work: all that is paid in, less every deployment. Below 0 where more was deployed. */
export function remainingCapital(paidIn: Decimal, deployments: readonly Decimal[]): Decimal {
  return deployments.reduce(subtract, paidIn)
}
