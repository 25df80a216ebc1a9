import { subtract } from '../../money/arithmetic'
import { decimal, type Decimal } from '../../money/decimal'

/**
 * Units that may still be issued: of a round, or of all that is authorised of its asset.
 *
 * @figure ROUND-032
 */
export function notIssued(total: string, issued: string): Decimal {
  return subtract(decimal(total), decimal(issued))
}
