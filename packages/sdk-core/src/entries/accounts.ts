export type { Account, AccountSummary, AccountType, Address, Party } from '../accounts/Account'
export { accountQuery } from '../accounts/accountQuery'
export type { AccountQuery, UsersAccountsQuery, UsersDataQuery } from '../accounts/operations.generated'
export { usersAccountsQuery } from '../accounts/usersAccountsQuery'
export type {
  AccountRole,
  Membership,
  User,
  UserAccount,
  UsersAccounts,
  UsersData,
} from '../accounts/UsersData'
export { usersDataQuery } from '../accounts/usersDataQuery'
