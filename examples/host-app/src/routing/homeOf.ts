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

/** Where an account type starts, and where it is sent from a page meant for another. */
export function homeOf(type: AccountType): string {
  return homes[type]
}

/** Where a person who is signed in starts: the home of their account, or the choice of one. */
export function startOf(visitor: Visitor): string {
  return visitor.status === 'acting' ? homeOf(visitor.account.type) : '/account-role'
}
