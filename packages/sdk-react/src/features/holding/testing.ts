import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { Holding } from '@capstan/sdk-core/holding'
import {
  aHolding,
  allowedSharesAnswer,
  anAccount,
  anOwnedDocument,
  aUsersData,
  fixtureIds,
  holdingAnswer,
  holdingLedgerAnswer,
  holdingValueAnswer,
  operations,
  aProfile,
  ownedDocumentsAnswer,
  profileAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { OwnedDocument } from '@capstan/sdk-core/uploads'

/** Documents that are shared with the investor of a holding. */
export const someDocuments: readonly OwnedDocument[] = [
  anOwnedDocument({
    ...{ id: fixtureIds.nth(5111), name: 'Share certificate HB-A-118' },
    sharings: [{ toRole: 'investor', name: 'Holder' }],
  }),
  anOwnedDocument({
    ...{ id: fixtureIds.nth(5112), name: 'K-1 2025', createdOn: '2026-03-14T12:00:00.000000+00:00' },
    sharings: [{ toRole: 'investor', name: 'Holder' }],
  }),
]

/** The platform of a story about a holding. */
export interface HoldingPlatform {
  holding?: Partial<Holding>
  documents?: readonly OwnedDocument[]
  entries?: Parameters<typeof holdingLedgerAnswer>[0]
  /** The values by day. */
  days?: Parameters<typeof holdingValueAnswer>[0]
  /** The first line and the city of each party's address. */
  addresses?: readonly (readonly [string, string])[]
  /** The type of the reader's account; the issuer by default. */
  type?: AccountType
  role?: AccountRole
}

/** Makes a fake platform answer everything that the page of a holding asks. */
export function mockHoldingApi(server: FakeServer, about: HoldingPlatform = {}) {
  const { documents = someDocuments, type = 'issuer', role = 'account_owner' } = about
  const isIssuer = type === 'issuer'
  // Another account than the issuer's reads it.
  const issuerId = isIssuer ? fixtureIds.account : fixtureIds.nth(5199)
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.Holding, () => holdingAnswer(aHolding({ issuerId, ...about.holding })))
  const [issuers, holders] = about.addresses ?? [
    ['41 Wharf Street', 'Portland'],
    ['14 Cove Street', 'Portland'],
  ]
  server.on(operations.Profile, ({ id }) => {
    const lines = id === issuerId ? issuers : holders
    return profileAnswer(
      aProfile({ id, addresses: lines ? [{ id: `address of ${id}`, type: 'primary', lines }] : [] }),
    )
  })
  const units = about.holding?.units ?? '4000'
  server.on(operations.HoldingLedger, () => holdingLedgerAnswer(about.entries, units))
  // Hidden from all accounts but its issuer and its investor.
  const days = ['issuer', 'investor'].includes(type) ? about.days : []
  server.on(operations.HoldingValue, () => holdingValueAnswer(days))
  server.on(operations.HoldingDocuments, () =>
    ownedDocumentsAnswer(documents.map((each) => ({ ...each, uploadedBy: issuerId }))),
  )
  server.on(operations.AllowedShares, () => allowedSharesAnswer())
}
