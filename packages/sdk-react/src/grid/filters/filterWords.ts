import type { Formats } from '@capstan/sdk-core'
import type { GridFilter } from '@capstan/sdk-core/grid'
import { fillIn } from '../../language/fillIn'
import { formatted, type DataColumn } from '../model/DataColumn'
import type { GridMessages } from '../messages'

/** A filter as text: "Total units: At least 1,000". */
export function filterWords<Row>(
  filter: GridFilter,
  columns: readonly DataColumn<Row>[],
  { messages, formats }: { messages: GridMessages; formats: Formats },
): string {
  const column = columns.find(({ id }) => id === filter.column)
  return fillIn(messages.filterWords, {
    column: column?.header ?? filter.column,
    operator: messages.operators[filter.operator],
    value: valueWords(filter, column, { messages, formats }),
  }).trim()
}

function valueWords<Row>(
  filter: GridFilter,
  column: DataColumn<Row> | undefined,
  { messages, formats }: { messages: GridMessages; formats: Formats },
): string {
  if ('values' in filter)
    return filter.values.map((value) => (column ? formatted(column, value) : value)).join(', ')
  if (!('value' in filter)) return ''
  if (column?.kind === 'boolean') return filter.value === 'true' ? messages.yes : messages.no
  if (column?.kind === 'date') return formats.day(filter.value, 'short')
  return column?.kind === 'number' ? formats.fullValue(filter.value) : filter.value
}
