import type { ReactNode } from 'react'
import { styled } from 'styled-components'

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
  /** What the rows come to, a cell a column. */
  total?: readonly ReactNode[]
}

/** A table as it is printed: all of its rows, none of them cut in two. Too wide for the screen, it scrolls. */
export function PaperTable<Row>({ columns, rows, keyOf, total, ...rest }: PaperTableProps<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  return (
    <Room tabIndex={0} role="group" {...rest}>
      <table {...rest}>
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
      </table>
    </Room>
  )
}

const Room = styled.div`
  overflow-x: auto;
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--capstan-font-size-dense);
    font-variant-numeric: tabular-nums lining-nums;
  }
  :is(th, td) {
    padding: var(--capstan-space-2);
    border-block-end: 1px solid var(--capstan-border-subtle);
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
  }
  [data-numeric] {
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-strong);
  }
  /* On a phone the table scrolls before a name breaks after each word. */
  tbody > tr > th {
    min-width: calc(104 * var(--capstan-unit));
  }
  tfoot > tr > * {
    border-block: 1px solid var(--capstan-border-strong);
    font-weight: var(--capstan-font-weight-strong);
  }
  tr {
    break-inside: avoid;
  }
`
