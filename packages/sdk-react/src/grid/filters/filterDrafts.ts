import { isFilledIn, operatorsOf, type GridFilter } from '@capstan/sdk-core/grid'
import type { Formats } from '@capstan/sdk-core'
import type { DataColumn } from '../model/DataColumn'
import { readValue, writeValue } from './filterText'

/** A filter in the editor: its current value, as text and as choices. */
export interface FilterDraft {
  column: string
  operator: GridFilter['operator']
  text: string
  values: readonly string[]
}

/** A filter as it is written. */
export function draftOf(filter: GridFilter, column: DataColumn<never>, formats: Formats): FilterDraft {
  return {
    column: filter.column,
    operator: filter.operator,
    text: 'value' in filter ? writeValue(filter.value, column, formats) : '',
    values: 'values' in filter ? filter.values : [],
  }
}

/** A filter of a column without a value yet. */
export function emptyDraft(column: DataColumn<never>): FilterDraft {
  return { column: column.id, operator: operatorsOf(column)[0] ?? 'isEmpty', text: '', values: [] }
}

/** Returns true when the operator takes a value. */
export function takesValue({ operator }: Pick<FilterDraft, 'operator'>): boolean {
  return operator !== 'isEmpty' && operator !== 'isNotEmpty'
}

/** The edited filter; undefined while it is incomplete. */
export function filterOf(
  { operator, text, values }: FilterDraft,
  column: DataColumn<never>,
  formats: Formats,
): GridFilter | undefined {
  const filter = filterWith(operator, { text, values }, column, formats)
  return filter && isFilledIn(column, filter) ? filter : undefined
}

function filterWith(
  operator: FilterDraft['operator'],
  { text, values }: Pick<FilterDraft, 'text' | 'values'>,
  column: DataColumn<never>,
  formats: Formats,
): GridFilter | undefined {
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return { column: column.id, operator }
  if (operator === 'in') return { column: column.id, operator, values }
  const value = readValue(text.trim(), column, formats)
  return value === undefined ? undefined : { column: column.id, operator, value }
}
