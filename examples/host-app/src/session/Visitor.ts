import type { AccountRole, AccountSummary } from '@capstan/sdk-core/accounts'

/** The visitor of this tab. Their access is read when the tab is loaded; their names are kept up to date. */
export type Visitor =
  | { status: 'anonymous' }
  /** Signed in, with no account chosen, or one that is no longer theirs. */
  | { status: 'undecided' }
  /** Signed in, and no longer let in by the account this tab acts for. */
  | { status: 'suspended' }
  /** Signed in, for an account that an administrator of the platform suspended. */
  | { status: 'account-suspended' }
  | ActingVisitor

/** Acting for an account, in a role. */
export interface ActingVisitor {
  status: 'acting'
  account: VisitorAccount
  role: AccountRole
  /** Which of their accounts it is, from which its initials take their colour. */
  place?: number
  /** The broker that runs this issuer and acts for it. */
  managedBy?: Pick<AccountSummary, 'id' | 'name'>
}

/** The account this tab acts for. */
export type VisitorAccount = Pick<AccountSummary, 'id' | 'name' | 'type' | 'slug'>
