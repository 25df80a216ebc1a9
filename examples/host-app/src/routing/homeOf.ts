import type { AccountType } from '@capstan/sdk-core/accounts'
import type { Visitor } from '../session/Visitor'

const homes: Record<AccountType, string> = {
  issuer: '/dashboard',
  broker: '/dashboard',
  agent: '/distributions',
  ats: '/securities',
  investor: '/portfolio',
  admin: '/admin/',
}

/** Returns the home of an account type, which is also where it is redirected from pages of other types. */
export function homeOf(type: AccountType): string {
  return homes[type]
}

/** Returns the start page of a signed-in user: the home of their account, or the selection of one. */
export function startOf(visitor: Visitor): string {
  return visitor.status === 'acting' ? homeOf(visitor.account.type) : '/account-role'
}
