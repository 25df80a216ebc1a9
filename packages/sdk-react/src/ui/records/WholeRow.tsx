import type { HTMLAttributes, Ref } from 'react'
import { classNames } from '../classNames'
import type { RecordRowProps } from './RecordRow'

export interface WholeRowProps extends HTMLAttributes<HTMLTableRowElement> {
  /** The columns of the row that it replaces or follows. */
  of: Pick<RecordRowProps<never>, 'columns' | 'lead'>
  /** Its element. */
  ref?: Ref<HTMLTableRowElement>
}

/** A row of one cell, as wide as the table. */
export function WholeRow({ of: { columns, lead }, children, className, ...rest }: WholeRowProps) {
  return (
    <tr {...rest} className={classNames('capstan-table-row', className)} role="row">
      <td role="cell" colSpan={columns.length + (lead ? 1 : 0)} data-whole="">
        {children}
      </td>
    </tr>
  )
}
