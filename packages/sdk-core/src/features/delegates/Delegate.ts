import { memoizeByRow } from '../../client/records/answers'
import { compareText, sortableText } from '../../order/compareText'
import type { DelegateFactsFragment } from './operations.generated'

/** A user with a role in an account. */
export interface Delegate {
  id: string
  version: string
  firstName: string
  lastName: string
  /** The first of the addresses they sign in with. */
  email: string
  /** `account_owner`, `account_admin` or `account_viewer`. */
  role: string
  /** `active`, or `suspended`: the account is closed to them. */
  status: string
}

/** The roles a delegate can be given. Editing cannot make a delegate the owner. (DELEG-013) */
export type DelegateRole = 'account_admin' | 'account_viewer'

/** A delegate as the platform answers it. */
export const readDelegate = memoizeByRow(
  ({ id, version, role, status, userByUserId: user }: DelegateFactsFragment): Delegate => ({
    ...{ id, version, role, status },
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.emails.find((email) => email !== null) ?? '',
  }),
)

/** The owner first, then by name. (DELEG-007) */
export function compareDelegates(a: Delegate, b: Delegate): number {
  return (
    Number(isOwner(b)) - Number(isOwner(a)) || compareText(nameOf(a), nameOf(b)) || compareText(a.id, b.id)
  )
}

/** Returns true for the owner of the account, who changes only by a transfer of ownership. (DELEG-006) */
export function isOwner({ role }: Pick<Delegate, 'role'>): boolean {
  return role === 'account_owner'
}

const nameOf = ({ lastName, firstName }: Delegate) => sortableText(`${lastName} ${firstName}`)
