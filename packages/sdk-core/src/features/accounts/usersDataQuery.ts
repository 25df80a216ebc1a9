import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { UsersDataDocument, type UsersDataQuery } from './operations.generated'
import { readAccountSummary } from './readAccount'
import { readUser, readUserAccount } from './readUser'
import type { UsersData } from './UsersData'

/** Who is signed in, and the account this instance acts for. */
export function usersDataQuery(capstan: Capstan): CapstanQuery<UsersData, UsersDataQuery> {
  const { account } = capstan
  return recordQuery(capstan, {
    document: UsersDataDocument,
    variables: {},
    select: readUsersData,
    entities: account ? [{ table: 'accounts', id: account }] : [],
  })
}

function readUsersData({ getUsersData }: UsersDataQuery): UsersData {
  const { user, account, userAccount, managedBy } = orNotFound(getUsersData)
  return {
    user: readUser(orNotFound(user)),
    account: account && readAccountSummary(account),
    userAccount: userAccount && { ...readUserAccount(userAccount), place: userAccount.place ?? undefined },
    managedBy: managedBy ? { id: managedBy.id, name: managedBy.name } : undefined,
  }
}
