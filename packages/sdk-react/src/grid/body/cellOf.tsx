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
  /** What it says in full while it has focus or a mouse is over it. */
  full: FullText | undefined
  /** What opens the panel of its row. */
  before: ReactNode
  /** What selects its row. */
  box: ReactNode
}

/** What stands in one column of a row. A window has hundreds: each is an element, and no component. */
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
