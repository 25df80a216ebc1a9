import type { HTMLAttributes, ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { recordRules } from './recordRules'
import { VisuallyHidden } from '../display/VisuallyHidden'

export interface RecordColumn<Row> {
  /** Its name among the columns. */
  id: string
  /** The words above it; beside the value where a row is a record. */
  header: string
  /** What stands above it in place of the words alone: a button that sorts by it. */
  head?: ReactNode
  /** How the rows are sorted by it, where they can be. */
  sorted?: 'ascending' | 'descending' | 'none'
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode
  /** Figures, which stand under each other at the end. */
  isNumeric?: boolean
  /** The buttons of a row: the words above them are for assistive technology alone. */
  isActions?: boolean
  /** Dates, figures and codes: never broken into two lines. */
  isSolid?: boolean
  /** In a record its value takes the whole width, below its label. */
  isWide?: boolean
}

export interface RecordsProps<Row> extends Omit<HTMLAttributes<HTMLTableElement>, 'children'> {
  /** What is listed, for assistive technology. */
  'aria-label': string
  /** The columns; the first one names a row. */
  columns: readonly RecordColumn<Row>[]
  /** The rows, in their order. */
  rows: readonly Row[]
  /** What tells a row from the others. */
  keyOf: (row: Row) => string
  /** What stands before the name of a row, and above it: the marks of those that are chosen. */
  lead?: { head: ReactNode; cell: (row: Row) => ReactNode; isChosen: (row: Row) => boolean }
}

/** A table of a few rows that are read; where there is no room, each row is a record: a label and a value a line. */
export function Records<Row>({ columns, rows, keyOf, lead, className, ...rest }: RecordsProps<Row>) {
  const isSortable = columns.some(({ sorted }) => sorted)

  return (
    <Room>
      {/* What is shown as blocks is no table any more, unless its roles say so. */}
      <Table {...rest} role="table" className={classNames('capstan-table', className)}>
        <thead role="rowgroup" data-sortable={isSortable || undefined}>
          <tr role="row">
            {lead && (
              <td role="cell" data-lead="">
                {lead.head}
              </td>
            )}
            {columns.map(({ id, header, head = header, sorted, isActions, isNumeric }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                aria-sort={sorted}
                data-numeric={isNumeric || undefined}
              >
                {isActions ? <VisuallyHidden>{header}</VisuallyHidden> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" data-row={keyOf(row)} aria-selected={lead?.isChosen(row)}>
              {lead && (
                <td role="cell" data-lead="">
                  {lead.cell(row)}
                </td>
              )}
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} row={row} isTitle={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  )
}

interface CellProps<Row> {
  column: RecordColumn<Row>
  row: Row
  isTitle: boolean
}

function Cell<Row>({ column, row, isTitle }: CellProps<Row>) {
  const { header, cell, isActions, isNumeric, isSolid, isWide } = column
  if (isTitle) {
    return (
      <th role="rowheader" scope="row">
        {isolated(cell(row))}
      </th>
    )
  }
  return (
    <td
      role="cell"
      data-label={isActions ? undefined : header}
      data-actions={isActions || undefined}
      data-numeric={isNumeric || undefined}
      data-solid={isSolid || undefined}
      data-wide={isWide || undefined}
    >
      {isolated(cell(row))}
    </td>
  )
}

/** A person's text or a figure keeps its own direction. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content
}

/** The room that the columns have: a card's, a page's, a partner's column. */
const Room = styled.div`
  container-type: inline-size;
`

const Table = styled.table`
  ${recordRules}
`
