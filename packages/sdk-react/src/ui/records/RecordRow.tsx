import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../classNames'

export interface RecordColumn<Row> {
  /** Its name among the columns. */
  id: string
  /** The words above it; beside the value where a row is a record. */
  header: string
  /** The content of the header in place of the text, such as a sort button. */
  head?: ReactNode
  /** How the rows are sorted by it, where they can be. */
  sorted?: 'ascending' | 'descending' | 'none'
  /** Returns the content of the cell for a row. */
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

/** Leading column before the first named column, such as selection checkboxes. */
export interface RecordLead<Row> {
  head: ReactNode
  cell: (row: Row) => ReactNode
  isChosen: (row: Row) => boolean
}

export interface RecordRowProps<Row> extends Omit<HTMLAttributes<HTMLTableRowElement>, 'id'> {
  row: Row
  /** The key of the row. */
  id: string
  columns: readonly RecordColumn<Row>[]
  lead?: RecordLead<Row>
  /** The actions of the row, after those of its actions column. */
  actions?: ReactNode
  /** Its element. */
  ref?: Ref<HTMLTableRowElement>
}

/** A row of a table: a cell a column, the first of which names it. */
export function RecordRow<Row>(props: RecordRowProps<Row>) {
  const { row, id, columns, lead, actions, className, ...rest } = props
  return (
    <tr
      {...rest}
      className={classNames('capstan-table-row', className)}
      role="row"
      data-row={id}
      aria-selected={lead?.isChosen(row)}
    >
      {lead && (
        <td role="cell" data-lead="">
          {lead.cell(row)}
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} role="rowheader" scope="row">
            {isolated(column.cell(row))}
          </th>
        ) : (
          <Cell key={column.id} column={column}>
            {isolated(column.cell(row))}
            {column.isActions && actions}
          </Cell>
        ),
      )}
    </tr>
  )
}

interface CellProps<Row> {
  column: RecordColumn<Row>
  children: ReactNode
}

function Cell<Row>({ column, children }: CellProps<Row>) {
  const { header, isActions, isNumeric, isSolid, isWide } = column
  return (
    <td
      role="cell"
      data-label={isActions ? undefined : header}
      data-actions={isActions || undefined}
      data-numeric={isNumeric || undefined}
      data-solid={isSolid || undefined}
      data-wide={isWide || undefined}
    >
      {children}
    </td>
  )
}

/** A person's text or a figure keeps its own direction. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content
}
