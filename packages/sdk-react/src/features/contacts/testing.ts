import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { Contact, ContactImport, ImportedRow } from '@capstan/sdk-core/contacts'
import {
  aContact,
  anAccount,
  anImportedRow,
  aUsersData,
  contactImportAnswer,
  contactsAnswer,
  fixtureIds,
  importedRowsAnswer,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

/** Contacts of Halden Biologics. */
export const someContacts: readonly Contact[] = [
  aContact(),
  aContact({
    ...{ id: id(4402), contactName: 'Bea Lindqvist', email: 'bea.lindqvist@example.com' },
    account: { id: id(4452), name: 'Bea Lindqvist' },
  }),
  aContact({
    ...{ id: id(4403), contactName: 'Cecil Dunmore', email: 'legal@dunmorecapital.example' },
    account: { id: id(4453), name: 'Dunmore Capital Partners LLC' },
  }),
  aContact({ ...{ id: id(4404), contactName: 'Elio Marchetti', email: 'elio@example.com' }, account: null }),
]

/** Rows of a file: one of each kind. */
export const someRows: readonly ImportedRow[] = [
  anImportedRow({
    ...{ id: id(4472), row: 3, name: 'Thea Ashgrove', email: '', outcome: 'wrong' },
    ...{ problem: 'email_missing', column: 'email' },
  }),
  anImportedRow({
    ...{ id: id(4475), row: 6, name: '=1+1', outcome: 'wrong' },
    ...{ problem: 'formula', column: 'name' },
  }),
  anImportedRow(),
  anImportedRow({ id: id(4473), row: 4, name: 'Alma Fennimore', outcome: 'known' }),
  anImportedRow({ id: id(4474), row: 5, name: 'M. Okafor', outcome: 'repeated', repeats: 2 }),
]

/** The platform of a story about contacts. */
export interface ContactsPlatform {
  contacts?: readonly Contact[]
  /** How many there are, where that is more than these. */
  total?: number
  type?: AccountType
  role?: AccountRole
  /** The file that is on its way. */
  found?: ContactImport
  rows?: readonly ImportedRow[]
}

/** Makes a fake platform answer everything that the page of contacts asks. */
export function mockContactsApi(server: FakeServer, about: ContactsPlatform = {}) {
  const { contacts = someContacts, total, type = 'issuer', role = 'account_owner' } = about
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.Contacts, () => contactsAnswer(contacts, total))
  server.on(operations.ContactImport, () => contactImportAnswer(about.found ?? null))
  server.on(operations.ImportedRows, () => importedRowsAnswer(about.rows ?? []))
  server.on(operations.WholeImportedRows, () => importedRowsAnswer(about.rows ?? []))
}
