import { compare, subtract } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { sumDecimals } from '../../money/sumDecimals'
import type { RoundAsset } from './Round'
import { unitsRoom, type UnitsRoom } from './unitsRoom'

/** The units of an asset, shown beside fields for units: decision 22. */
export interface AssetUnits extends UnitsRoom {
  /** Units for sale in all its rounds. */
  inRounds: Decimal
}

/**
 * Returns the units of an asset: those for sale in its rounds, of which those not issued are reserved, and the free authorized
 * ones.
 *
 * @figure ENTITY-014
 */
export function assetUnits(
  { name, authorizedTotal, issued }: Pick<RoundAsset, 'name' | 'authorizedTotal' | 'issued'>,
  rounds: readonly { total: string }[],
): AssetUnits {
  const inRounds = sumDecimals(rounds.map(({ total }) => total)) ?? Decimal.zero
  const forSale = subtract(inRounds, decimal(issued))
  const reserved = compare(forSale, Decimal.zero) < 0 ? Decimal.zero : forSale
  return { ...unitsRoom({ name, authorized: authorizedTotal, issued, reserved }), inRounds }
}
