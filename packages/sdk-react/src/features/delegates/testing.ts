import type { AccountRole, AccountSummary } from '@capstan/sdk-core/accounts'
import type { Delegate } from '@capstan/sdk-core/delegates'
import {
  aDelegate,
  anAccount,
  aUsersData,
  delegatesAnswer,
  fixtureIds,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

/** The delegates of Halden Biologics. */
export const someDelegates: readonly Delegate[] = [
  aDelegate({
    ...{ id: id(5602), firstName: 'Joel', lastName: 'Sarkis', email: 'joel@haldenbio.example' },
    role: 'account_admin',
  }),
  aDelegate({
    ...{ id: id(5603), firstName: 'Priya', lastName: 'Raghunathan', email: 'priya@haldenbio.example' },
    ...{ role: 'account_viewer', status: 'suspended' },
  }),
  aDelegate(),
]

/** The delegates of an account in a story. */
export interface DelegatesPlatform {
  delegates?: readonly Delegate[]
  role?: AccountRole
  /** The broker whose people act for the account. */
  managedBy?: Pick<AccountSummary, 'id' | 'name'>
}

/** Makes a fake platform answer everything that the delegates of an account ask. */
export function mockDelegatesApi(server: FakeServer, about: DelegatesPlatform = {}) {
  const { delegates = someDelegates, role = 'account_owner', managedBy } = about
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type: 'issuer', name: 'Halden Biologics, Inc.' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
        managedBy,
      }),
    ),
  )
  server.on(operations.Delegates, () => delegatesAnswer(delegates))
}
