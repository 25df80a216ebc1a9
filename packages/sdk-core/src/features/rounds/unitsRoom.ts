import { compare, subtract } from '../../money/arithmetic'
import { decimal, type Decimal } from '../../money/decimal'
import type { Round } from './Round'

/** Where units stand, said wherever a number of them is typed or chosen: decision 22. */
export interface UnitsRoom {
  /** What they are authorized for: an asset, or a round of it. */
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
 * What is still free of units: those authorized less those issued and those reserved.
 *
 * @figure ROUND-032
 */
export function unitsRoom(units: Omit<UnitsRoom, 'free'>): UnitsRoom {
  const { authorized, issued, reserved } = units
  if (authorized === null) return units
  return { ...units, free: subtract(subtract(decimal(authorized), decimal(issued)), reserved) }
}

/**
 * What of a round may still be asked for, as the platform counts it: what is requested and not answered is reserved, and
 * neither the round nor its asset may be exceeded. Of the two the one with less room.
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

/** Whether a number of units is more than is free. */
export function isMoreThanFree(units: Decimal | undefined, { free }: Pick<UnitsRoom, 'free'>): boolean {
  return units !== undefined && free !== undefined && compare(units, free) > 0
}
