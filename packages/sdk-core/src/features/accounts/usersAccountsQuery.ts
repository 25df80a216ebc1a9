import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import {
  UsersAccountsDocument,
  type MembershipFieldsFragment,
  type UsersAccountsQuery,
} from './operations.generated'
import { readAccountSummary } from './readAccount'
import { readUser, readUserAccount } from './readUser'
import type { Membership, UsersAccounts } from './UsersData'

/** Returns the query for the signed-in user, the terms they still have to accept, and every account they can choose. */
export function usersAccountsQuery(capstan: Capstan): CapstanQuery<UsersAccounts, UsersAccountsQuery> {
  // Asked each time: an account may have been claimed, or terms published, since.
  return recordQuery(capstan, {
    document: UsersAccountsDocument,
    variables: {},
    select: readUsersAccounts,
    staleTime: 0,
  })
}

function readUsersAccounts({ getUsersData }: UsersAccountsQuery): UsersAccounts {
  const user = orNotFound(getUsersData?.user)
  return {
    user: readUser(user),
    pendingTerms: user.pendingTermsOfService,
    memberships: rowsOf(user.usersAccountsByUserId).flatMap(readMembership),
  }
}

function readMembership(answer: MembershipFieldsFragment): Membership[] {
  const { accountByAccountId: account, isAccountSuspended } = answer
  if (!account) return []
  const membership = { ...readUserAccount(answer), account: readAccountSummary(account) }
  return [isAccountSuspended ? { ...membership, isAccountSuspended } : membership]
}
