import type { GridFilter } from '../query/GridFilter'
import type { GridSort } from '../query/GridSort'
import { isFilledIn } from '../query/isFilledIn'
import { readLayout } from '../readLayout'
import type { StateColumn } from './GridContext'
import type { SavedView } from './SavedView'

/** Longer than any search, and than any value of a filter. */
const longestText = 500

/**
 * Reads the view from a stored or linked value. Another program, another version or a person may have written it: invalid sorts,
 * invalid filters and unknown columns are left out.
 */
export function readView(stored: unknown, columns: readonly StateColumn[]): SavedView {
  const { sorts, filters, search, groupBy, layout } = asRecord(stored)
  const isColumn = (id: unknown): id is string => columns.some((column) => column.id === id)
  return {
    sorts: listOf(sorts).flatMap((sort) => (isSort(sort) && isColumn(sort.column) ? [sort] : [])),
    filters: listOf(filters).flatMap((filter) => readFilter(filter, columns)),
    search: isText(search) ? search : '',
    ...(isColumn(groupBy) && { groupBy }),
    layout: readLayout(layout),
  }
}

function readFilter(stored: unknown, columns: readonly StateColumn[]): GridFilter[] {
  const { column: id, operator, value, values } = asRecord(stored)
  const column = columns.find((each) => each.id === id)
  const filter = {
    column: id,
    operator,
    ...(isText(value) && { value }),
    ...(Array.isArray(values) && { values: values.filter(isText) }),
  } as GridFilter // missing or invalid values are detected below
  const isWhole =
    operator === 'in'
      ? 'values' in filter
      : operator === 'isEmpty' || operator === 'isNotEmpty' || 'value' in filter
  return column && isWhole && isFilledIn(column, filter) ? [filter] : []
}

function isSort(stored: unknown): stored is GridSort {
  const { direction } = asRecord(stored)
  return direction === 'ascending' || direction === 'descending'
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText
}

function listOf(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored : []
}

function asRecord(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}
