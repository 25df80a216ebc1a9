import { Fragment, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { VisuallyHidden } from '../display/VisuallyHidden'
import { RecordRow, type RecordRowProps, type RecordColumn, type RecordLead } from './RecordRow'
import { recordRules } from './recordRules'

export interface RecordsProps<Row> extends Omit<HTMLAttributes<HTMLTableElement>, 'children'> {
  /** The name of the table for assistive technology. */
  'aria-label': string
  /** A few narrow columns, set small and close together: they stay columns where others are records already. */
  isClose?: boolean
  /** The columns; the first one names a row. */
  columns: readonly RecordColumn<Row>[]
  /** The rows, in their order. */
  rows: readonly Row[]
  /** Returns the key of a row. */
  keyOf: (row: Row) => string
  /** The leading column: the selection checkboxes. */
  lead?: RecordLead<Row>
  /** The control that sorts records, which have no headers to press. */
  sort?: ReactNode
  /** Renders a row that is more than its cells, such as a `RecordRow` followed by a `WholeRow`. */
  rowOf?: (shown: RecordRowProps<Row>) => ReactNode
}

/** A table of a few rows that are read; where there is no room, each row is a record: a label and a value a line. */
export function Records<Row>(props: RecordsProps<Row>) {
  const { columns, rows, keyOf, lead, sort, rowOf = plainRow, isClose, className, ...rest } = props
  const isSortable = columns.some(({ sorted }) => sorted)

  return (
    <Room data-close={isClose || undefined}>
      {sort && <Sort>{sort}</Sort>}
      {/* What is shown as blocks is no table any more, unless its roles say so. */}
      <Table {...rest} role="table" className={classNames('capstan-table', className)}>
        <thead role="rowgroup" data-lead={lead && ''} data-sortable={isSortable || undefined}>
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
            <Fragment key={keyOf(row)}>{rowOf({ row, id: keyOf(row), columns, lead })}</Fragment>
          ))}
        </tbody>
      </Table>
    </Room>
  )
}

const plainRow = <Row,>(shown: RecordRowProps<Row>) => <RecordRow {...shown} />

/** The room that the columns have: a card's, a page's, a partner's column. */
const Room = styled.div`
  container-type: inline-size;
  /* A container is measured in its own text: of smaller text there is more room. */
  &[data-close] {
    font-size: calc(8 * var(--capstan-unit));
  }
  &[data-close] > .capstan-table {
    font-size: var(--capstan-font-size-dense);
  }
  @container (min-width: 50em) {
    /* Words of two lines stand above figures of one. */
    &[data-close] > .capstan-table > thead th {
      padding-block: var(--capstan-space-1);
      white-space: normal;
      overflow-wrap: normal;
    }
    &[data-close] :is(th, td) {
      padding-inline: var(--capstan-space-2);
    }
    &[data-close] :is(th, td):first-child {
      padding-inline-start: var(--capstan-space-4);
    }
    &[data-close] :is(th, td):last-child {
      padding-inline-end: var(--capstan-space-4);
    }
  }
`

/** Columns are sorted by their headers. */
const Sort = styled.div`
  display: none;
  padding: var(--capstan-space-2) var(--capstan-space-2) 0;
  @container (max-width: 49.99em) {
    display: block;
  }
  @media print {
    display: none;
  }
`

const Table = styled.table`
  ${recordRules}
`
