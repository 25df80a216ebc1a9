import type { ContactImport, ImportedRow } from '@capstan/sdk-core/contacts'
import { createContext, useContext, useMemo } from 'react'
import type { TextRecord } from '../../language/Messages'
import { mergeTexts } from '../../language/mergeTexts'
import { useMessages } from '../../provider/useMessages'
import { contactsMessages, type ContactsMessages } from './messages'

/** The columns and words of an import of other records than contacts; its steps are the same. */
export interface ImportSubject {
  /** Texts instead of those of contacts, by the same keys. */
  words: TextRecord
  /** Texts about rows and about an import that stopped. */
  rowWords: ImportRowWords
  /** The columns of the file, in order, and those that the check shows beside name and email, with their titles. */
  columns: readonly string[]
  shownColumns: Readonly<Record<string, string>>
  /** The address of the example file, and the name under which it is saved. */
  example: { path: string; name: string }
  /** Writes the checked rows, or continues a stopped import. */
  confirm: (found: ContactImport, leaveOutWrong: boolean) => Promise<unknown>
}

/** Texts that only files of investments need. */
export interface ImportRowWords {
  /** Explains the effect of a file. */
  about: string
  samePerson: string
  hasOpen: string
  stopped: string
  goOn: string
  keep: string
}

/** The subject of an import; none for contacts. */
export const ImportSubjectContext = createContext<ImportSubject | undefined>(undefined)

/** Returns the subject of the import that is shown; nothing for contacts. */
export const useImportSubject = (): ImportSubject | undefined => useContext(ImportSubjectContext)

/** Returns the texts of an import: those of contacts, with those of its subject over them. */
export function useImportMessages(): ContactsMessages {
  const messages = useMessages('contacts', contactsMessages)
  const words = useImportSubject()?.words
  // The keys are those of contacts; a subject only replaces texts.
  return useMemo(
    () => (words ? (mergeTexts(messages as TextRecord, words) as ContactsMessages) : messages),
    [messages, words],
  )
}

/** Returns the value of a row in a column of the file. */
export function importedCell(row: ImportedRow, column: string): string {
  if (column === 'name' || column === 'contactName') return row.name
  if (column === 'email') return row.email
  const cells: Readonly<Record<string, unknown>> =
    typeof row.cells === 'object' && row.cells !== null ? { ...row.cells } : {}
  const cell = cells[column]
  return typeof cell === 'string' ? cell : ''
}
