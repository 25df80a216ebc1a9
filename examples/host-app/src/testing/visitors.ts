import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { Visitor } from '../session/Visitor'

/** The six account types, as the specification lists them. */
export const everyType: AccountType[] = ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']

export const anonymous: Visitor = { status: 'anonymous' }

/** A person acting for an account of a type. */
export function visitorOf(type: AccountType, role: AccountRole = 'account_owner'): Visitor {
  return { status: 'acting', account: { id: '1', name: 'Maren Okafor', type, slug: '' }, role }
}
