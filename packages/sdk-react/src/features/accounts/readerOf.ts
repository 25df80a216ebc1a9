import type { AccountType, UsersData } from '@capstan/sdk-core/accounts'

/** The reader of a page. */
export interface CurrentReader {
  userId: string
  accountId: string
  type: AccountType
  /** Neither a viewer of the account nor suspended in it. A person without a role in it acts for it. */
  mayChange: boolean
  /** The account is theirs, to hand over as well. */
  isOwner: boolean
  /** They act for it as the people of the broker that runs it, and are none of its delegates. */
  isManager: boolean
}

/** Returns the reader of a page from the data of the signed-in user; `undefined` when no account is chosen. */
export function readerOf({ user, account, userAccount, managedBy }: UsersData): CurrentReader | undefined {
  if (!account) return undefined
  const mayChange = userAccount?.role !== 'account_viewer' && userAccount?.status !== 'suspended'
  const isManager = managedBy !== undefined
  const isOwner = mayChange && !isManager && userAccount?.role === 'account_owner'
  return { userId: user.id, accountId: account.id, type: account.type, mayChange, isOwner, isManager }
}
