// The signed-in user, and the accounts that they may act for.

export type { Account, AccountSummary, AccountType, Address, Party } from '../features/accounts/Account'
export { accountQuery } from '../features/accounts/accountQuery'
export { accountQualificationRules, integrationRules } from '../features/accounts/accountRules'
export type {
  AccountQuery,
  UsersAccountsQuery,
  UsersDataQuery,
} from '../features/accounts/operations.generated'
export { usersAccountsQuery } from '../features/accounts/usersAccountsQuery'
export type {
  AccountRole,
  Membership,
  User,
  UserAccount,
  UsersAccounts,
  UsersData,
  FeatureName,
} from '../features/accounts/UsersData'
export { usersDataQuery } from '../features/accounts/usersDataQuery'
