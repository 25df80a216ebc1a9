import { isShown, orderColumns, type Grid, type GridView } from '@capstan/sdk-core/grid'
import { styled } from 'styled-components'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../provider/fillIn'
import { formatted, textOf, type DataColumn } from './DataColumn'
import { useGridMessages } from './messages'
import { useGridState } from './useGridState'

export interface PrintedRowsProps<Row> {
  label: string
  grid: Grid
  columns: readonly DataColumn<Row>[]
  view: GridView<Row>
  totalOf: ((column: string) => string | undefined) | undefined
}

/** A grid on paper: every row, as a plain table. */
export function PrintedRows<Row>({ label, grid, columns, view, totalOf }: PrintedRowsProps<Row>) {
  const messages = useGridMessages()
  const { plural } = useFormats()
  const layout = useGridState(grid, (state) => state.layout)
  const shown = orderColumns(columns, layout).filter((column) => isShown(column, layout))
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
            <tr key={item.id}>
              <th scope="rowgroup" colSpan={shown.length}>
                {item.key ?? messages.noValue} ({plural(messages.rows, item.count)})
              </th>
            </tr>
          ) : null,
        )}
      </tbody>
      {totalOf && (
        <tfoot>
          <tr>
            {shown.map((column, at) => (
              <th key={column.id} scope={at === 0 ? 'row' : undefined} data-kind={column.kind}>
                {at === 0 ? total : column.total && formatted(column, totalOf(column.id))}
              </th>
            ))}
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
  @media not print {
    display: none;
  }
`
