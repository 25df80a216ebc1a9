import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../classNames'
import type { RecordColumn, RecordLead } from './Records'

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
