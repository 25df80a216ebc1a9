import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PlainTable } from '../../ui/records/PlainTable'

export interface PaperColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
}

export interface PaperTableProps<Row> {
  'aria-label': string
  /** The columns; the first one names a row. */
  columns: readonly PaperColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Totals of the columns, one cell a column. */
  total?: readonly ReactNode[]
}

/** Table for print, with all rows and none split across pages. It scrolls where it is too wide for the screen. */
export function PaperTable<Row>({ columns, rows, keyOf, total, ...rest }: PaperTableProps<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  return (
    <Paper {...rest}>
        <thead>
          <tr>
            {columns.map(({ header, isNumeric }) => (
              <th key={header} scope="col" data-numeric={isNumeric || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map(({ header, cell, isNumeric }) => (
                <td key={header} data-numeric={isNumeric || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total[0]}</th>
              {others.map(({ header, isNumeric }, at) => (
                <td key={header} data-numeric={isNumeric || undefined}>
                  {total[at + 1]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
    </Paper>
  )
}

const Paper = styled(PlainTable)`
  :is(th, td) {
    vertical-align: baseline;
  }
  /* On a phone the table scrolls before a name breaks after each word. */
  tbody > tr > th {
    min-width: calc(104 * var(--capstan-unit));
  }
  tr {
    break-inside: avoid;
  }
`
