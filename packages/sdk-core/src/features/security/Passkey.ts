import { compareText } from '../../order/compareText'
import type { PasskeyFactsFragment } from './operations.generated'

/** A passkey of a person. */
export interface Passkey {
  id: string
  version: string
  /** The name that the user gave it. */
  name: string
  /** When it confirmed something last; nothing for never. */
  lastUsedAt: string | null
  createdOn: string
}

/** A passkey as screens show it. */
export function readPasskey({ __typename, ...passkey }: PasskeyFactsFragment): Passkey {
  return passkey
}

/** The oldest comes first. */
export function comparePasskeys(a: Passkey, b: Passkey): number {
  return compareText(a.createdOn, b.createdOn) || compareText(a.id, b.id)
}
