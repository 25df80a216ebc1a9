import type { ContactImport, ImportedRow } from '@capstan/sdk-core/contacts'
import { fillIn } from '../../provider/fillIn'
import type { ContactsMessages } from './messages'

/** What becomes of a row, in a word. */
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

/** What is wrong with a row. */
export function problemWord({ rowProblems, isWrong }: ContactsMessages, problem: string): string {
  const words: Readonly<Record<string, string>> = rowProblems
  return Object.hasOwn(words, problem) ? (words[problem] ?? isWrong) : isWrong
}

/** What is wrong with a file; nothing where only the platform knows. */
export function fileProblemWord(
  { fileProblems }: ContactsMessages,
  { problem, problemRow, problemColumn }: ContactImport,
): string | undefined {
  const words: Readonly<Record<string, string>> = fileProblems
  const word = problem !== null && Object.hasOwn(words, problem) ? words[problem] : undefined
  return word && fillIn(word, { row: problemRow ?? 1, column: problemColumn ?? '' })
}
