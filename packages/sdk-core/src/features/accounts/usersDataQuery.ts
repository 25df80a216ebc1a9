import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { UsersDataDocument, type UsersDataQuery } from './operations.generated'
import { readAccountSummary } from './readAccount'
import { readUser, readUserAccount } from './readUser'
import type { UsersData } from './UsersData'

/** Returns the query for the signed-in user and the account of this instance. */
export function usersDataQuery(capstan: Capstan): CapstanQuery<UsersData, UsersDataQuery> {
  const { account } = capstan
  return recordQuery(capstan, {
    document: UsersDataDocument,
    variables: {},
    select: readUsersData,
    // Of the accounts its own alone; the person's name, and the role they have in it, are records without an id that is known yet.
    entities: [
      ...(account ? [{ table: 'accounts' as const, id: account }] : []),
      { table: 'users' },
      { table: 'users_accounts' },
    ],
  })
}

function readUsersData({ getUsersData }: UsersDataQuery): UsersData {
  const { user, account, userAccount, managedBy, disabledFeatures } = orNotFound(getUsersData)
  const off = (disabledFeatures ?? []).filter((feature) => feature !== null)
  return {
    user: readUser(orNotFound(user)),
    account: account && readAccountSummary(account),
    userAccount: userAccount && { ...readUserAccount(userAccount), place: userAccount.place ?? undefined },
    managedBy: managedBy ? { id: managedBy.id, name: managedBy.name } : undefined,
    ...(off.length > 0 && { disabledFeatures: off }),
  }
}
