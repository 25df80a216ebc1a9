import type { ContactImport, ImportedRow } from '@capstan/sdk-core/contacts'
import { fillIn } from '../../language/fillIn'
import type { ContactsMessages } from './messages'

/** Returns the outcome of a row as a word. */
export function outcomeWord(messages: ContactsMessages, { outcome, repeats }: ImportedRow): string {
  switch (outcome) {
    case 'added':
      return messages.willAdd
    case 'known':
      return messages.isKnown
    case 'repeated':
      return fillIn(messages.repeatsRow, { row: repeats ?? '' })
    default:
      return messages.isWrong
  }
}

/** Returns the problem of a row with its column; `undefined` without a problem. */
export function problemWord(messages: ContactsMessages, row: ImportedRow): string | null {
  const { rowProblems, isWrong, problemOf } = messages
  const { problem } = row
  if (problem === null) return null
  const words: Readonly<Record<string, string>> = rowProblems
  const word = Object.hasOwn(words, problem) ? (words[problem] ?? isWrong) : isWrong
  const column = wrongColumnWord(messages, row)
  // The others say it themselves.
  return column && ofAnyColumn.has(problem) ? fillIn(problemOf, { column, problem: word }) : word
}

/** The problems that a value of any column may have. */
const ofAnyColumn = new Set(['formula', 'control_character'])

/** The column in which a row has its error; nothing where it is in none of them. */
export function wrongColumnWord(
  { contactName, email }: ContactsMessages,
  { column }: ImportedRow,
): string | null {
  return column === 'name' ? contactName : column === 'email' ? email : column
}

/** Returns the problem of a file; `undefined` where only the platform knows it. */
export function fileProblemWord(
  { fileProblems }: ContactsMessages,
  { problem, problemRow, problemColumn }: ContactImport,
): string | undefined {
  const words: Readonly<Record<string, string>> = fileProblems
  const word = problem !== null && Object.hasOwn(words, problem) ? words[problem] : undefined
  return word && fillIn(word, { row: problemRow ?? 1, column: problemColumn ?? '' })
}
