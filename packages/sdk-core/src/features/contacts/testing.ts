import { fixtureIds } from '../../testing/fixtureIds'
import type { Contact } from './Contact'
import type { ContactImport, ImportedRow } from './ContactImport'
import type {
  ContactFactsFragment,
  ContactImportQuery,
  ContactsQuery,
  ImportedRowsQuery,
  ImportFactsFragment,
} from './operations.generated'

const id = fixtureIds.nth

/** Alma Fennimore of Fennimore & Daughters. */
export function aContact(changes: Partial<Contact> = {}): Contact {
  return {
    ...{ id: id(4401), version: '1', status: 'active' },
    ...{ contactName: 'Alma Fennimore', email: 'office@fennimore.example' },
    account: { id: id(4451), name: 'Fennimore & Daughters Holdings' },
    ...changes,
  }
}

/** The answer of `Contacts` that reads as these, a page of as many as there are. */
export function contactsAnswer(contacts: readonly Contact[], totalCount = contacts.length): ContactsQuery {
  const nodes = contacts.map(contactRecord)
  return { __typename: 'Query', allCustomers: { __typename: 'CustomersConnection', totalCount, nodes } }
}

/** A contact as the platform answers it. */
export function contactRecord({ account, contactName, email, ...contact }: Contact): ContactFactsFragment {
  return {
    ...{ __typename: 'Customer' as const, ...contact, contactName, email },
    accountByInvestorId: account && {
      ...{ __typename: 'Account' as const, version: '1', ...account, contactName, email },
    },
  }
}

/** A file of three rows that was checked: two would be added. */
export function anImport(changes: Partial<ContactImport> = {}): ContactImport {
  return {
    ...{ id: id(4461), version: '1', fileName: 'investors.csv', status: 'checked', rowCount: 3 },
    ...{ addedCount: 2, knownCount: 0, repeatedCount: 0, wrongCount: 1, writtenCount: 0 },
    ...{ addedUnits: null, problem: null, problemRow: null, problemColumn: null },
    ...changes,
  }
}

/** A row of it that would be added. */
export function anImportedRow(changes: Partial<ImportedRow> = {}): ImportedRow {
  return {
    ...{ __typename: 'ImportRow', id: id(4471), row: 2 },
    ...{ name: 'Maren Okafor', email: 'maren@example.com', outcome: 'added' },
    ...{ repeats: null, samePerson: null, hasOpen: false, cells: null, problem: null, column: null },
    ...changes,
  }
}

/** The answer of `ContactImport`. */
export function contactImportAnswer(found: ContactImport | null): ContactImportQuery {
  const nodes = found ? [importRecord(found)] : []
  return { __typename: 'Query', allImports: { __typename: 'ImportsConnection', nodes } }
}

/** An import as the platform answers it. */
export function importRecord(found: ContactImport): ImportFactsFragment {
  return {
    __typename: 'Import' as const,
    ...found,
  }
}

/** The answer of `ImportedRows`. */
export function importedRowsAnswer(
  rows: readonly ImportedRow[],
  totalCount = rows.length,
): ImportedRowsQuery {
  return {
    __typename: 'Query',
    allImportRows: { __typename: 'ImportRowsConnection', totalCount, nodes: [...rows] },
  }
}
