import type { AccountRole } from '@capstan/sdk-core/accounts'
import type { ManagedAccount, RoundInvitation } from '@capstan/sdk-core/issuers'
import {
  anAccount,
  aManagedAccount,
  anInvitation,
  aUsersData,
  fixtureIds,
  invitationsAnswer,
  managedAccountsAnswer,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

const cinder = {
  ...{ issuerId: id(5212), issuer: 'Cinder Peak Energy Corp.', asset: 'Cinder Peak Senior Notes' },
  price: '1000',
}

/** The invitations of Larkspur, and its answers. */
export const someInvitations: readonly RoundInvitation[] = [
  anInvitation({ status: 'accepted' }),
  anInvitation({
    ...{ ...cinder, id: id(5202), createdOn: '2026-10-20T09:00:00Z', round: 'Tranche 2029' },
    ...{ managedUnits: '4000', closesOn: '2027-03-31' },
  }),
  anInvitation({
    ...{ ...cinder, id: id(5203), createdOn: '2024-10-20T09:00:00Z', round: 'Tranche 2027' },
    ...{ managedUnits: '2500', closesOn: '2024-09-30', status: 'accepted' },
  }),
  anInvitation({
    ...{ id: id(5204), issuerId: id(5213), issuer: 'Tidewater Timber Fund I, LP', status: 'rejected' },
    ...{ createdOn: '2024-01-20T09:00:00Z', round: 'Round 2', asset: 'Tidewater Timber Units' },
    ...{ managedUnits: null, price: '50', closesOn: '2027-01-15' },
  }),
]

/** The accounts it manages. */
export const someManaged: readonly ManagedAccount[] = [
  aManagedAccount(),
  aManagedAccount({
    ...{ id: id(5302), accountId: id(5312), name: 'Larch & Loom Limited', email: 'board@larchloom.example' },
    createdOn: '2026-02-08T12:00:00Z',
  }),
  aManagedAccount({
    ...{ id: id(5303), accountId: id(5313), name: 'Quern Valley Mills, Inc.' },
    ...{ email: 'cfo@quernvalley.example', createdBy: 'Imre Sood', createdOn: '2025-11-17T12:00:00Z' },
  }),
]

/** The issuers of a broker in a story. */
export interface IssuersPlatform {
  invitations?: readonly RoundInvitation[]
  managed?: readonly ManagedAccount[]
  role?: AccountRole
}

/** Makes a fake platform answer everything that a broker's issuers ask. */
export function mockIssuersApi(server: FakeServer, about: IssuersPlatform = {}) {
  const { invitations = someInvitations, managed = someManaged, role = 'account_owner' } = about
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type: 'broker', name: 'Larkspur Securities LLC' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.BrokerInvitations, () => invitationsAnswer(invitations))
  server.on(operations.ManagedAccounts, () => managedAccountsAnswer(managed))
}
