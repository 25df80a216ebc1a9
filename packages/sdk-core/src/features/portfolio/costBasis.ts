import { add, divide } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'

/**
 * The cost basis of an asset: the purchase prices of its investments, summed and divided by their number.
 *
 * @figure PORT-027
 */
export function costBasis(purchasePrices: readonly Decimal[]): Decimal | undefined {
  if (purchasePrices.length === 0) return undefined
  return divide(purchasePrices.reduce(add, Decimal.zero), new Decimal(BigInt(purchasePrices.length), 0), 18)
}
