import type { Formats } from '@capstan/sdk-core'
import type { GridSort } from '@capstan/sdk-core/grid'
import { SortButton } from './SortButton'
import type { TableColumn, TableDefinition } from './TableDefinition'
import type { RecordColumn } from '../ui/records/RecordRow'

interface Looks {
  sort: GridSort | undefined
  sortBy: (column: string) => void
  formats: Formats
  /** The text for a missing value. */
  notAvailable: string
  /** The words above the buttons that change a row. */
  actions: string
}

/** The columns of a definition as they are shown now. */
export function recordColumns<Row>(
  { columns, actions, edit }: TableDefinition<Row>,
  looks: Looks,
): RecordColumn<Row>[] {
  const shown = columns.map((column) => recordColumn(column, looks))
  const buttons = actions ?? (edit?.hasButtons ? { header: looks.actions, cell: () => null } : undefined)
  return buttons ? [...shown, { ...buttons, id: 'actions', isActions: true }] : shown
}

function recordColumn<Row>(column: TableColumn<Row>, looks: Looks): RecordColumn<Row> {
  const { id, header, head, kind, cell, isSolid, isWide, isUnsorted } = column
  const direction = looks.sort?.column === id ? looks.sort.direction : undefined
  const shared = { id, header, head, isWide, isSolid: isSolid ?? (kind === 'number' || kind === 'date') }
  return {
    ...shared,
    isNumeric: kind === 'number',
    cell: cell ?? ((row) => textOf(column, row, looks)),
    ...(!isUnsorted && {
      sorted: direction ?? 'none',
      head: <SortButton header={header} direction={direction} onPress={() => looks.sortBy(id)} />,
    }),
  }
}

function textOf<Row>(
  { value, format }: TableColumn<Row>,
  row: Row,
  { formats, notAvailable }: Looks,
): string {
  const found = value(row)
  if (found === null || found === undefined || found === '') return notAvailable
  return format ? format(String(found), formats) : String(found)
}
