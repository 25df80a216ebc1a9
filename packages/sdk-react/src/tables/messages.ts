import { useMessages } from '../language/useMessages'
import type { Spoken } from '../language/Messages'

/** The texts of the small tables. */
export const tablesMessages = {
  select: 'Select {name}',
  selectAll: 'Select all',
  chosen: 'Selected rows',
  selected: { one: '1 selected', other: '{count} selected' },
  clearSelection: 'Clear',
  search: 'Search',
  actions: 'Actions',
  moreFailed: 'The next rows could not be loaded.',
  matching: 'All {count} that match',
  chooseAll: 'Choose all: {chosen}',
  /** Read out after a search. */
  found: { one: '1 row found', other: '{count} rows found' },
  sort: 'Sort',
  sortOrder: 'Sort: {order}',
  sortedBy: { ascending: '{column}, ascending', descending: '{column}, descending' },
  nothingBegins: 'Nothing begins with {search}.',
}

/** The texts of the small tables; a partner may replace each of them. */
export type TablesMessages = Spoken<typeof tablesMessages>

/** The texts of the small tables, in the page’s language, with the replacements of the partner. */
export function useTablesMessages(): TablesMessages {
  return useMessages('tables', tablesMessages)
}
