import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridSource } from '../../grid/source/GridSource'
import { readImport, type ContactImport, type ImportedRow } from './ContactImport'
import {
  ContactImportDocument,
  ImportedRowsDocument,
  WholeImportedRowsDocument,
  type ContactImportQuery,
  type ImportedRowsQuery,
} from './operations.generated'

/** The latest import of contacts that a person began for this account and did not discard; `null` where there is none. */
export function contactImportQuery(
  capstan: Capstan,
  userId: string,
): CapstanQuery<ContactImport | null, ContactImportQuery> {
  return recordQuery(capstan, {
    document: ContactImportDocument,
    variables: { userId },
    select: readLatest,
  })
}

function readLatest({ allImports }: ContactImportQuery): ContactImport | null {
  const found = rowsOf(allImports).find(({ status }) => status !== 'discarded')
  return found ? readImport(found) : null
}

/** The rows of imports, a page after the other: say which by `show`. */
export function importedRowsSource(capstan: Capstan): GridSource<ImportedRow> {
  return createGridSource<ImportedRow>(capstan, {
    list: 'allImportRows',
    listOf: ({ allImportRows }: ImportedRowsQuery) => allImportRows,
    pages: ImportedRowsDocument,
    whole: WholeImportedRowsDocument,
    // Rows send no change events of their own. The block that shows them asks again when their import has changed.
    isAskedAnew: true,
  })
}
