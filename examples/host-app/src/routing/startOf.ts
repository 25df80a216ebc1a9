import { homeOf } from '../../../../packages/sandbox/src/platform/auth/pagePaths.ts'
import type { Visitor } from '../session/Visitor'

/** Returns the start page of a signed-in user: the home of their account, or the selection of one. */
export function startOf(visitor: Visitor): string {
  return visitor.status === 'acting' ? homeOf(visitor.account.type) : '/account-role'
}
