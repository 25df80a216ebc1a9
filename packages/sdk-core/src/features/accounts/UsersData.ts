import type { PendingTerms } from '../terms/PendingTerms'
import type { AccountSummary } from './Account'

/** What a person may do in an account. */
export type AccountRole = 'account_owner' | 'account_admin' | 'account_viewer'

/** A person. */
export interface User {
  id: string
  firstName: string
  lastName: string
  emails: readonly string[]
}

/** The link of a person to an account. */
export interface UserAccount {
  id: string
  role: AccountRole
  status: 'active' | 'suspended'
  /** Which of the person's accounts it is, sorted by name, from 0: known of the one they act for. */
  place?: number
}

/** Who is signed in, and the account this instance acts for; both `null` when none was chosen. */
export interface UsersData {
  user: User
  account: AccountSummary | null
  userAccount: UserAccount | null
  /** The broker whose people act for an issuer that it runs; nothing for an account of one's own. */
  managedBy?: Pick<AccountSummary, 'id' | 'name'>
}

/** An account a person may choose, with their link to it. */
export interface Membership extends UserAccount {
  account: AccountSummary
}

/** Who is signed in, the terms they have yet to accept, and every account they may choose. */
export interface UsersAccounts {
  user: User
  pendingTerms: PendingTerms | null
  memberships: readonly Membership[]
}
