import type { GridColumn } from '@capstan/sdk-core/grid'
import type { DataColumn } from './DataColumn'

/** How a column looks. */
export type ColumnLook<Row> = Partial<Omit<DataColumn<Row>, 'id' | 'kind' | 'value' | 'field' | 'header'>>

/** Columns with their looks; the heading of each is the message that goes by its id. */
export function withLooks<Row>(
  columns: readonly GridColumn<Row>[],
  looks: Readonly<Record<string, ColumnLook<Row>>>,
  messages: object,
): readonly DataColumn<Row>[] {
  const headings = messages as Readonly<Record<string, string>> // a column's is a text
  return columns.map((column) => ({ ...column, header: headings[column.id] ?? '', ...looks[column.id] }))
}
