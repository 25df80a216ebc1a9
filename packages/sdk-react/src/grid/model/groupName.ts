import type { GridGroupItem } from '@capstan/sdk-core/grid'
import { formatted, type DataColumn } from './DataColumn'

/** Returns the name of a group: the value of its rows in the grouping column, as text; `undefined` when that is empty. */
export function groupName<Row>(
  group: Pick<GridGroupItem, 'key' | 'valueOf'>,
  column: DataColumn<Row> | undefined,
): string | null {
  const value = column?.groupKey ? group.valueOf(column.id) : group.key
  if (value === null || value === undefined) return null
  if (!column) return String(value)
  return formatted(column, column.kind === 'boolean' ? value === 'true' : value)
}
