import type { PendingTerms } from '../terms/PendingTerms'
import type { AccountSummary } from './Account'

/** The role of a person in an account. */
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

/** Features that an administrator of the platform may switch off for an account. */
export type FeatureName = 'bulk_operations' | 'transfers' | 'tokens' | 'webhooks' | 'secret_keys'

/** The signed-in user and the account of this instance; both are `null` when none was chosen. */
export interface UsersData {
  user: User
  account: AccountSummary | null
  userAccount: UserAccount | null
  /** The broker that runs this issuer and acts for it; undefined for an account of the user's own. */
  managedBy?: Pick<AccountSummary, 'id' | 'name'>
  /** Features that an administrator of the platform switched off for the account; the platform refuses their operations. */
  disabledFeatures?: readonly string[]
}

/** An account a person may choose, with their link to it. */
export interface Membership extends UserAccount {
  account: AccountSummary
  /** True while an administrator of the platform has suspended the account: it cannot be chosen. */
  isAccountSuspended?: boolean
}

/** The signed-in user, the terms they still have to accept, and every account they can choose. */
export interface UsersAccounts {
  user: User
  pendingTerms: PendingTerms | null
  memberships: readonly Membership[]
}
