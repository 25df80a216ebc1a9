import { columns } from './columns.generated'

/** The kind of values in a column of the platform. */
export type ColumnKind = keyof typeof columns

const kindsByColumn = new Map<string, ColumnKind>()
for (const [kind, names] of Object.entries(columns))
  for (const name of names.split(' ')) kindsByColumn.set(name, kind as ColumnKind) // the keys of `columns`

/** The kind of a column, by its name alone; `undefined` for one the platform cannot filter by. */
export function columnKind(column: string): ColumnKind | undefined {
  return kindsByColumn.get(column)
}
