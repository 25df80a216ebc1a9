import type { PlatformConfig } from '../session/readConfig'
import type { Visitor } from '../session/Visitor'

/** Returns the address of support: administrators have their own, all other visitors use the investors'. */
export function supportUrl({ supportUrls }: PlatformConfig, visitor: Visitor): string {
  const isAdmin = visitor.status === 'acting' && visitor.account.type === 'admin'
  return isAdmin ? supportUrls.admin : supportUrls.investor
}
