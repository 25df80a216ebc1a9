import { compare, subtract } from '../../money/arithmetic'
import { Decimal, decimal, parseDecimal } from '../../money/decimal'

/** The entries of an invitation of one person to an allocation. */
export interface Invitation {
  accountEmail: string
  /** The contact name; empty where none was given. */
  name: string
  /** Units. */
  amount: string
}

/** The reason why an invitation cannot be sent. */
export type InvitationProblem =
  | { code: 'email_missing' | 'amount_missing' | 'already_invited' | 'units_not_left' }
  /** `row`: the place of the earlier row, from 1. */
  | { code: 'same_person'; row: number }

/** The address that identifies a person, without capitals and surrounding spaces. */
export const personKey = (email: string): string => email.trim().toLowerCase()

/** The free units and the invited investors of the allocation, against which invitations are checked. */
export interface InvitationRoom {
  /** Units that are free; `null` where that is not known. */
  free: string | null
  /** The addresses of the investors who have an open distribution. */
  invited: readonly string[]
}

/** The problem of each invitation, in their order; `undefined` where there is none. (ALLOC-058 … ALLOC-060) */
export function invitationProblems(
  invitations: readonly Invitation[],
  { free, invited }: InvitationRoom,
): (InvitationProblem | undefined)[] {
  const known = new Set(invited.map(personKey))
  const rows = new Map<string, number>()
  let left = free === null ? undefined : decimal(free)
  return invitations.map(({ accountEmail, amount }, n) => {
    const key = personKey(accountEmail)
    const units = parseDecimal(amount)
    if (key === '') return { code: 'email_missing' }
    const earlier = rows.get(key)
    if (earlier !== undefined) return { code: 'same_person', row: earlier }
    rows.set(key, n + 1)
    if (known.has(key)) return { code: 'already_invited' }
    if (!units || compare(units, Decimal.zero) <= 0) return { code: 'amount_missing' }
    if (left && compare(units, left) > 0) return { code: 'units_not_left' }
    left = left && subtract(left, units)
    return undefined
  })
}
