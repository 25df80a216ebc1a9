import type { ReactNode } from 'react'
import { fillIn } from '../provider/fillIn'
import { useUiMessages } from '../ui/uiMessages'
import { textOf } from './DataColumn'
import type { ShownColumn } from './shownColumns'
import { ReachedWithEnter } from './ReachedWithEnter'

export interface CellProps<Row> {
  place: ShownColumn<Row>
  row: Row
  /** It says which row it is. */
  isHeader: boolean
  isFocused: boolean
  isInRange: boolean
  /** What opens the panel of its row. */
  before: ReactNode
  /** What selects its row. */
  box: ReactNode
}

/** What stands in one column of a row. */
export function Cell<Row>({ place, row, isHeader, isFocused, isInRange, before, box }: CellProps<Row>) {
  const { column, side, style, at, marks } = place
  const text = column ? textOf(column, row) : ''
  const { fullValue } = useUiMessages()
  const full = column?.fullValue?.(column.value(row))

  return (
    <div
      role={isHeader ? 'rowheader' : 'gridcell'}
      className="capstan-grid-cell"
      {...marks}
      aria-colindex={at + 1}
      tabIndex={isFocused ? 0 : undefined}
      data-kind={column ? column.kind : 'select'}
      data-side={side}
      data-range={isInRange || undefined}
      title={full === undefined ? text || undefined : fillIn(fullValue, { value: full })}
      style={style}
    >
      {before}
      {column ? content(column, row, text) : box}
    </div>
  )
}

function content<Row>(column: NonNullable<ShownColumn<Row>['column']>, row: Row, text: string): ReactNode {
  const drawn = column.cell?.(row)
  if (drawn !== undefined) return <ReachedWithEnter>{drawn}</ReachedWithEnter>
  const href = column.href?.(row)
  if (!href) return text
  return (
    <a className="capstan-grid-link" href={href} tabIndex={-1}>
      {text}
    </a>
  )
}
