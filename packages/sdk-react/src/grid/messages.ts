import { tooManyRows } from '@capstan/sdk-core/grid'
import { createContext, useContext, useMemo } from 'react'
import { useMessages } from '../language/useMessages'
import type { Spoken } from '../language/Messages'

/** The texts of a grid. Exact texts of the specification are the defaults. */
export const gridMessages = {
  loadAll: 'Load all',
  copied: 'Copied!',
  tooManyRows,
  noValue: 'None',
  yes: 'Yes',
  no: 'No',

  rows: { one: '1 row', other: '{count} rows' },
  loadedOf: '{loaded} of {total}',
  selected: { one: '1 selected', other: '{count} selected' },
  allSelected: {
    one: 'The one row that matches is selected.',
    other: 'All {count} rows that match are selected.',
  },
  selectedHidden: { one: '1 of them is not shown', other: '{count} of them are not shown' },
  staySelected: { one: '1 row stays selected.', other: '{count} rows stay selected.' },
  noneSelected: 'No row is selected.',
  nowSelected: 'Selected: {count} of {rows}.',
  nowAllSelected: {
    one: 'Selected: the one row that matches.',
    other: 'Selected: all {count} rows that match.',
  },
  selectAllMatching: { one: 'Select the one that matches', other: 'Select all {count} that match' },
  clearSelection: 'Clear',
  bulk: 'Selected rows',
  selectRow: 'Select {row}',
  selectAll: 'Select all rows',
  expand: 'Expand {name}',
  collapse: 'Collapse {name}',
  total: 'Total of {rows}',
  partialTotal: '{column}: total of {counted} of {rows}. The other rows show no value.',
  totalOfShown: '{column}: total of the rows that show a value.',
  nextFailed: 'The next rows could not be loaded.',
  nothingMatches: 'No row matches the search and the filters.',
  cancelLoading: 'Cancel',
  progress: 'Loading all rows',
  emptyColumns: 'Hidden, because no row has a value: {columns}',
  loadedGrouped: 'Only the rows that are loaded are grouped.',
  loadedExported: 'Only the rows that are loaded are exported and printed.',

  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  sortBesides: 'Also sort by this',
  clearSort: 'Clear sort',
  filterBy: 'Filter by this column',
  groupBy: 'Group by this column',
  ungroup: 'Do not group',
  pinStart: 'Pin to the start',
  pinEnd: 'Pin to the end',
  unpin: 'Unpin',
  moveBefore: 'Move towards the start',
  moveAfter: 'Move towards the end',
  wider: 'Wider',
  narrower: 'Narrower',
  fit: 'Fit to contents',
  hide: 'Hide column',
  shownOf: '{shown} of {all}',
  columnMenu: 'Column menu for {column}',

  search: 'Search',
  filters: 'Filters',
  filterCount: { one: '1 filter', other: '{count} filters' },
  clearFilters: 'Clear filters',
  filterOf: 'Filter {column}',
  all: 'All',
  several: '{count} of them',
  addFilter: 'Add a filter',
  anotherFilter: 'Add another filter',
  filterColumn: 'Column',
  filterOperator: 'Comparison',
  filterValue: 'Value',
  removeFilter: 'Remove the filter: {column}',
  columnsShown: 'Columns shown',
  view: 'View',
  asCards: 'Show as cards',
  asTable: 'Show as a table',
  density: 'Row height',
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
  undoLayout: 'Undo the last change of layout',
  resetLayout: 'Reset the layout',
  exportCsv: 'Export CSV',
  exporting: 'Exporting, {percent} %',
  cancelExport: 'Cancel export',
  exportCancelled: 'The export was cancelled.',
  loadedOnly: { one: 'Only the one row that is loaded', other: 'Only the {count} rows that are loaded' },
  print: 'Print',
  preparingPrint: 'Preparing to print, {percent} %',
  cancelPrint: 'Cancel printing',
  printCancelled: 'Printing was cancelled.',
  savedViews: 'Saved views',
  saveView: 'Save view',
  viewName: 'Name of the view',
  removeView: 'Remove {name}',
  linkToView: 'Copy a link to {name}',
  copyLink: 'Copy a link to this view',

  operators: {
    includesInsensitive: 'Contains',
    startsWithInsensitive: 'Starts with',
    equalTo: 'Equals',
    notEqualTo: 'Does not equal',
    greaterThan: 'Greater than',
    greaterThanOrEqualTo: 'At least',
    lessThan: 'Less than',
    lessThanOrEqualTo: 'At most',
    in: 'Is one of',
    isEmpty: 'Is empty',
    isNotEmpty: 'Is not empty',
  },
  filterWords: '{column}: {operator} {value}',

  sorted: 'Sorted by {columns}.',
  sortedBy: { ascending: '{column}, ascending', descending: '{column}, descending' },
  notSorted: 'Not sorted.',
  sort: 'Sort',
  sortOrder: 'Sort: {order}',
  grouped: 'Grouped by {column}.',
  notGrouped: 'Not grouped.',
  layoutUndone: 'The last change of the layout is undone.',
  viewShown: 'The view {name} is shown.',
  widthIs: '{column} is {width} pixels wide.',
  placeIs: '{column} is column {place} of {all}.',
}

/** The texts of grids; a partner may replace each of them. */
export type GridMessages = Spoken<typeof gridMessages>

/** The texts that one grid replaces: the names of its rows. */
export const OwnGridMessages = createContext<Partial<GridMessages> | undefined>(undefined)

/** The texts of a grid, in the page’s language, with the replacements of the partner. */
export function useGridMessages(): GridMessages {
  const messages = useMessages('grid', gridMessages)
  const own = useContext(OwnGridMessages)
  return useMemo(() => (own ? { ...messages, ...own } : messages), [messages, own])
}
