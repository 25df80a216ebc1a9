import { selectedCount, type GridSelection } from '@capstan/sdk-core/grid'
import type { Formats } from '@capstan/sdk-core'
import { fillIn } from '../language/fillIn'
import type { GridMessages } from './messages'

/** Returns the sentence that says how many of the matching rows are selected. */
export function selectionWords(
  selection: GridSelection,
  total: number,
  { messages, plural }: { messages: GridMessages; plural: Formats['plural'] },
): string {
  const count = selectedCount(selection, total)
  if (count === 0) return messages.noneSelected
  if (selection.kind === 'all' && count === total) return plural(messages.nowAllSelected, total)
  return fillIn(messages.nowSelected, { count, rows: plural(messages.rows, total) })
}
