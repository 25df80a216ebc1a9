import type { Visitor } from '../session/Visitor'
import type { HostRoute } from './HostRoute'

/** The result of a visit to a route. */
export type Access =
  'open' | 'empty' | 'home' | 'sign-in' | 'choose-account' | 'suspended' | 'account-suspended'

/**
 * Decides if a visitor sees a page, a redirect or a refusal.
 *
 * A page of another account type leads home; a page that names roles is empty for the others. What a person may do
 * inside a page is the platform's decision, not this one's.
 */
export function accessTo(route: HostRoute, visitor: Visitor): Access {
  if (route.allowed === 'everyone') return 'open'
  if (visitor.status === 'anonymous') return 'sign-in'
  if (route.allowed === 'signed-in') return 'open'
  if (visitor.status === 'undecided') return 'choose-account'
  if (visitor.status !== 'acting') return visitor.status
  if (!route.allowed.includes(visitor.account.type)) return 'home'
  return hasRole(route, visitor.role) ? 'open' : 'empty'
}

function hasRole(route: HostRoute, role: string): boolean {
  const roles: readonly string[] | undefined = 'roles' in route ? route.roles : undefined
  return roles === undefined || roles.includes(role)
}
