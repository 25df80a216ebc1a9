import type { AuditMessages } from './messages'

/** Returns the name of a table or a column for readers; `undefined` where it has none. */
export function wordOf(messages: AuditMessages, name: string): string | undefined {
  const words: Readonly<Record<string, unknown>> = messages
  const word = Object.hasOwn(words, name) ? words[name] : undefined
  return typeof word === 'string' ? word : undefined
}

/** The label of a column, or its own name if it has no label, so that no change is left out. */
export function columnWord(messages: AuditMessages, column: string): string {
  const plain = column.replaceAll('_', ' ')
  return wordOf(messages, column) ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}
