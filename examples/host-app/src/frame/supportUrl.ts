import type { PlatformConfig } from '../session/readConfig'
import type { Visitor } from '../session/Visitor'

/** Where help is found: administrators have a place of their own, everybody else reads the investors'. */
export function supportUrl({ supportUrls }: PlatformConfig, visitor: Visitor): string {
  const isAdmin = visitor.status === 'acting' && visitor.account.type === 'admin'
  return isAdmin ? supportUrls.admin : supportUrls.investor
}
