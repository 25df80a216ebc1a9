import { compare, subtract } from '../../money/arithmetic'
import { decimal, type Decimal } from '../../money/decimal'
import type { Round } from './Round'

/** The authorized, issued, reserved and free units shown wherever units are typed or selected: decision 22. */
export interface UnitsRoom {
  /** The name of the asset or round that the units are authorized for. */
  name: string
  /** Units that may ever be issued; nothing where no limit is set. */
  authorized: string | null
  /** Units that holders have. */
  issued: string
  /** Units that are promised and not issued yet: for sale in rounds, or asked of the transfer agent. */
  reserved: Decimal
  /** Authorized, not issued and not reserved; below 0 where more is promised, nothing where no limit is set. */
  free?: Decimal
}

/**
 * Returns the units with the free ones: authorized less issued and reserved.
 *
 * @figure ROUND-032
 */
export function unitsRoom(units: Omit<UnitsRoom, 'free'>): UnitsRoom {
  const { authorized, issued, reserved } = units
  if (authorized === null) return units
  return { ...units, free: subtract(subtract(decimal(authorized), decimal(issued)), reserved) }
}

/**
 * Returns the units of a round that can still be requested, as the server counts them: unanswered requests are reserved. Round
 * and asset both have a limit; the one with fewer free units is returned.
 */
export function issuanceRoom(
  round: Pick<Round, 'name' | 'total' | 'issued' | 'asset'>,
  requestedUnits: string,
): UnitsRoom {
  const reserved = decimal(requestedUnits)
  const { name, total, issued, asset } = round
  const ofRound = unitsRoom({ name, authorized: total, issued, reserved })
  if (!asset) return ofRound
  const ofAsset = unitsRoom({
    ...{ name: asset.name, authorized: asset.authorizedTotal, issued: asset.issued },
    reserved,
  })
  return isMoreThanFree(ofRound.free, ofAsset) ? ofAsset : ofRound
}

/** Returns true when a number of units is greater than the free ones. */
export function isMoreThanFree(units: Decimal | undefined, { free }: Pick<UnitsRoom, 'free'>): boolean {
  return units !== undefined && free !== undefined && compare(units, free) > 0
}
