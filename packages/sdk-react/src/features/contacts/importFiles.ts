import type { Capstan } from '@capstan/sdk-core'
import { importedRowsSource, type ContactImport, type ImportedRow } from '@capstan/sdk-core/contacts'
import { writeCsv } from '@capstan/sdk-core/grid'
import { importedCell } from './importSubject'
import type { ContactsMessages } from './messages'
import { wrongColumnWord, outcomeWord, problemWord } from './rowWords'

/** The rows with errors as they stood in the file: to be corrected there, and imported by themselves. */
export async function wrongRowsFile(
  capstan: Capstan,
  { id }: Pick<ContactImport, 'id'>,
  columns: readonly string[] = ['name', 'email'],
): Promise<Blob> {
  const rows = await rowsOf(capstan, { importId: { equalTo: id }, outcome: { equalTo: 'wrong' } })
  return fileOf(
    writeCsv(
      rows,
      columns.map((header) => ({ header, value: (row) => importedCell(row, header) })),
    ),
  )
}

/** Every row of a file, with its errors and its outcome; nothing once the platform has dropped the rows. */
export async function resultFile(
  capstan: Capstan,
  { id, rowCount }: Pick<ContactImport, 'id' | 'rowCount'>,
  { messages, columns = {} }: { messages: ContactsMessages; columns?: Readonly<Record<string, string>> },
): Promise<Blob | undefined> {
  const rows = await rowsOf(capstan, { importId: { equalTo: id } })
  if (rows.length === 0 && rowCount > 0) return undefined
  const outcome = (row: ImportedRow) =>
    row.outcome === 'added' ? messages.wasAdded : outcomeWord(messages, row)
  return fileOf(
    writeCsv(rows, [
      { header: messages.row, kind: 'number', value: ({ row }) => String(row) },
      { header: messages.contactName, value: ({ name }) => name },
      { header: messages.email, value: ({ email }) => email },
      ...Object.entries(columns).map(([column, header]) => ({
        header,
        value: (row: ImportedRow) => importedCell(row, column),
      })),
      { header: messages.outcome, value: outcome },
      { header: messages.column, value: (row) => wrongColumnWord(messages, row) },
      { header: messages.problem, value: (row) => problemWord(messages, row) },
    ]),
  )
}

async function rowsOf(capstan: Capstan, filter: Record<string, unknown>): Promise<readonly ImportedRow[]> {
  const source = importedRowsSource(capstan)
  source.show({ filter })
  return (await source.readAll()).toSorted((a, b) => a.row - b.row)
}

const fileOf = (text: string) => new Blob([text], { type: 'text/csv' })
