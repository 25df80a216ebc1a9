import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { ListedSecurity, Security } from '@capstan/sdk-core/securities'
import {
  allowedSharesAnswer,
  anAccount,
  anOwnedDocument,
  aRecordChange,
  aSecurity,
  aUsersData,
  fixtureIds,
  operations,
  ownedDocumentsAnswer,
  recordHistoryAnswer,
  securitiesAnswer,
  securityAnswer,
  securityNamesAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { OwnedDocument } from '@capstan/sdk-core/uploads'

const id = fixtureIds.nth

/** Securities that Halden Biologics has issued. */
export const someSecurities: readonly ListedSecurity[] = [
  aSecurity(),
  aSecurity({
    ...{ id: id(4102), name: 'Series A Preferred', ticker: 'HBPA', ats: null },
    ...{ unitValue: '4.25', latestValue: '2125000' },
  }),
  aSecurity({
    ...{ id: id(4103), name: 'Warrant pool 2024', ticker: null, ats: null },
    ...{ unitValue: null, latestValue: null },
  }),
]

const shared = (toRole: string, name: string) => ({ toRole, name })

/** Documents shared with the issuer, and documents that it shares. */
export const someDocuments: readonly OwnedDocument[] = [
  anOwnedDocument({
    ...{ id: id(4111), name: 'Listing agreement', uploadedBy: id(4199) },
    ...{ createdOn: '2026-08-11T12:00:00.000000+00:00', sharings: [shared('issuer', 'The issuer')] },
  }),
  anOwnedDocument({
    ...{ id: id(4112), name: 'Offering memorandum 2026', uploadStatus: 'in_progress' },
    ...{ createdOn: '2026-11-21T12:00:00.000000+00:00' },
  }),
  anOwnedDocument({
    ...{ id: id(4113), name: 'Audited statements 2025', extension: 'xls', uploadStatus: 'failed' },
    createdOn: '2026-11-20T12:00:00.000000+00:00',
    sharings: [shared('investor', 'All holders'), shared('ats', 'The trading system')],
  }),
  anOwnedDocument({ id: id(4114) }),
  anOwnedDocument({ id: id(4115), name: 'Holders', extension: 'csv', sharings: [] }),
]

/** Answers of the platform about securities in a story. */
export interface SecuritiesPlatform {
  securities?: readonly ListedSecurity[]
  security?: Partial<Security>
  documents?: readonly OwnedDocument[]
  type?: AccountType
  role?: AccountRole
}

/** Mocks all requests of the pages of securities. */
export function mockSecuritiesApi(server: FakeServer, about: SecuritiesPlatform = {}) {
  const { securities = someSecurities, documents = someDocuments, type = 'issuer' } = about
  const role = about.role ?? 'account_owner'
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.Securities, () => securitiesAnswer(securities))
  server.on(operations.SecurityNames, () => securityNamesAnswer(securities))
  server.on(operations.Security, () => securityAnswer(aSecurity(about.security)))
  server.on(operations.SecurityDocuments, () => ownedDocumentsAnswer(documents))
  server.on(operations.AllowedShares, () => allowedSharesAnswer())
  server.on(operations.RecordHistory, () => recordHistoryAnswer([aRecordChange()]))
}
