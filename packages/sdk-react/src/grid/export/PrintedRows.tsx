import { arrangeColumns, type Grid } from '@capstan/sdk-core/grid'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { formatted, textOf, type DataColumn } from '../model/DataColumn'
import { groupName } from '../model/groupName'
import { useGridMessages } from '../messages'
import type { ExportedRows } from '../model/ExportedRows'
import { useGridState } from '../model/useGridState'

export interface PrintedRowsProps<Row> {
  label: string
  grid: Grid
  columns: readonly DataColumn<Row>[]
  taken: ExportedRows<Row>
}

/** A grid on paper: every row, as a plain table, its columns in the order in which they are shown. */
export function PrintedRows<Row>({ label, grid, columns, taken }: PrintedRowsProps<Row>) {
  const messages = useGridMessages()
  const { plural } = useFormats()
  const layout = useGridState(grid, (state) => state.layout)
  const groupBy = useGridState(grid, (state) => state.groupBy)
  const grouped = columns.find(({ id }) => id === groupBy)
  const { view, totalOf } = taken
  const shown = arrangeColumns(columns, layout).map(({ column }) => column)
  const rows = Array.from({ length: view.count }, (_, at) => view.itemAt(at))
  const total = fillIn(messages.total, { rows: plural(messages.rows, view.rowCount) })

  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {shown.map((column) => (
            <th key={column.id} scope="col" data-kind={column.kind}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((item) =>
          item?.kind === 'row' ? (
            <tr key={item.id}>
              {shown.map((column) => (
                <td key={column.id} data-kind={column.kind}>
                  {column.cell?.(item.row) ?? textOf(column, item.row)}
                </td>
              ))}
            </tr>
          ) : item?.kind === 'group' ? (
            <tr key={item.id} data-group="">
              {shown.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row">
                    <span>{groupName(item, grouped) ?? messages.noValue}</span>{' '}
                    <span>({plural(messages.rows, item.count)})</span>
                  </th>
                ) : (
                  <td key={column.id} data-kind={column.kind}>
                    {column.groupCell?.(item.valueOf(column.id)) ??
                      formatted(column, item.valueOf(column.id))}
                  </td>
                ),
              )}
            </tr>
          ) : null,
        )}
      </tbody>
      {totalOf && (
        <tfoot>
          <tr>
            {shown.map((column, at) =>
              at === 0 ? (
                <th key={column.id} scope="row" data-kind={column.kind}>
                  {total}
                </th>
              ) : (
                <td key={column.id} data-kind={column.kind}>
                  {column.total && formatted(column, totalOf(column.id))}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: calc(11 * var(--capstan-unit));
  font-variant-numeric: tabular-nums lining-nums;
  :is(th, td) {
    padding: calc(4 * var(--capstan-unit));
    border-bottom: 1px solid var(--capstan-border);
    text-align: start;
  }
  [data-kind='number'] {
    text-align: end;
  }
  [data-group] > td {
    font-weight: var(--capstan-font-weight-strong);
  }
  tfoot td {
    font-weight: bold;
  }
  /* Nothing can be pressed on paper: a button is its text. */
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
  }
  @media not print {
    display: none;
  }
`
