import type { Capstan } from '@capstan/sdk-core'
import { importedRowsSource, type ContactImport, type ImportedRow } from '@capstan/sdk-core/contacts'
import { writeCsv } from '@capstan/sdk-core/grid'
import type { ContactsMessages } from './messages'
import { outcomeWord, problemWord } from './rowWords'

/** The rows with errors as they stood in the file: to be mended there, and imported by themselves. */
export async function wrongRowsFile(capstan: Capstan, { id }: Pick<ContactImport, 'id'>): Promise<Blob> {
  const rows = await rowsOf(capstan, { importId: { equalTo: id }, outcome: { equalTo: 'wrong' } })
  return fileOf(
    writeCsv(rows, [
      { header: 'name', value: ({ name }) => name },
      { header: 'email', value: ({ email }) => email },
    ]),
  )
}

/** Every row of a file, and what became of it. */
export async function resultFile(
  capstan: Capstan,
  { id }: Pick<ContactImport, 'id'>,
  messages: ContactsMessages,
): Promise<Blob> {
  const rows = await rowsOf(capstan, { importId: { equalTo: id } })
  const outcome = (row: ImportedRow) =>
    row.outcome === 'added' ? messages.wasAdded : outcomeWord(messages, row)
  return fileOf(
    writeCsv(rows, [
      { header: messages.row, kind: 'number', value: ({ row }) => String(row) },
      { header: messages.contactName, value: ({ name }) => name },
      { header: messages.email, value: ({ email }) => email },
      { header: messages.outcome, value: outcome },
      { header: messages.problem, value: ({ problem }) => problem && problemWord(messages, problem) },
    ]),
  )
}

async function rowsOf(capstan: Capstan, filter: Record<string, unknown>): Promise<readonly ImportedRow[]> {
  const source = importedRowsSource(capstan)
  source.show({ filter })
  return (await source.readAll()).toSorted((a, b) => a.row - b.row)
}

const fileOf = (text: string) => new Blob([text], { type: 'text/csv' })
