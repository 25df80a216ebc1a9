import type { ReactNode } from 'react'
import { textOf } from '../model/DataColumn'
import { ReachedWithEnter } from '../keyboard/ReachedWithEnter'
import type { ShownColumn } from '../model/shownColumns'
import type { FullText } from '../model/useFullText'

export interface CellInput<Row> {
  place: ShownColumn<Row>
  row: Row
  /** It says which row it is. */
  isHeader: boolean
  isFocused: boolean
  isInRange: boolean
  /** The full text, shown while the cell has focus or the mouse is over it. */
  full: FullText | undefined
  /** The button that opens the panel of the row. */
  before: ReactNode
  /** The check box that selects the row. */
  box: ReactNode
}

/** Returns the cell of a row in one column. A window has hundreds of them, so each is an element and not a component. */
export function cellOf<Row>({
  place,
  row,
  isHeader,
  isFocused,
  isInRange,
  full,
  before,
  box,
}: CellInput<Row>) {
  const { id, column, side, style, at, marks } = place

  return (
    <div
      key={id}
      role={isHeader ? 'rowheader' : 'gridcell'}
      className="capstan-grid-cell"
      {...marks}
      aria-colindex={at + 1}
      tabIndex={isFocused ? 0 : undefined}
      data-kind={column ? column.kind : 'select'}
      data-side={side}
      data-range={isInRange || undefined}
      {...full}
      style={style}
    >
      {column ? content(column, row, before) : box}
    </div>
  )
}

/** Text stands alone where nothing stands before it: it is written over as one. */
function content<Row>(
  column: NonNullable<ShownColumn<Row>['column']>,
  row: Row,
  before: ReactNode,
): ReactNode {
  const drawn = drawnOrText(column, row)
  return before ? (
    <>
      {before}
      {drawn}
    </>
  ) : (
    drawn
  )
}

function drawnOrText<Row>(column: NonNullable<ShownColumn<Row>['column']>, row: Row): ReactNode {
  const drawn = column.cell?.(row)
  if (drawn !== undefined) return <ReachedWithEnter>{drawn}</ReachedWithEnter>
  const text = textOf(column, row)
  const href = column.href?.(row)
  if (!href) return text
  return (
    <a className="capstan-grid-link" href={href} tabIndex={-1}>
      {text}
    </a>
  )
}
