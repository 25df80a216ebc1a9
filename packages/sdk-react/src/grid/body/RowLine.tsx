import { memo, useRef, type ReactNode } from 'react'
import { cellOf } from './cellOf'
import type { DataColumn } from '../model/DataColumn'
import { ExpandButton } from './ExpandButton'
import type { ShownColumn } from '../model/shownColumns'
import type { FullText } from '../model/useFullText'
import { SelectBox } from './SelectBox'
import { useFlash } from './useFlash'

export interface RowLineProps<Row> {
  id: string
  row: Row
  /** Its name, where its cells do not say it. */
  name: string
  /** Its place in the whole list, from 1. */
  rowIndex: number
  /** The distance from the top, in pixels. */
  top: number
  height: number
  columns: readonly ShownColumn<Row>[]
  /** The column whose cell has focus. */
  focus: string | undefined
  /** The column whose cell a mouse is over. */
  pointed: string | undefined
  /** Returns the full text of a cell. */
  fullText: (column: DataColumn<Row>, row: Row) => FullText
  /** Nothing where rows cannot be selected. */
  isSelected: boolean | undefined
  /** True while its panel is open; `undefined` for a row without a panel. */
  isOpen: boolean | undefined
  /** True when it is open beside the grid. */
  isCurrent: boolean
  /** True when the row stands under a group. */
  isGrouped: boolean
  /** The columns of it that are in the range: none where `to` is -1. */
  from: number
  to: number
}

/** One row. It renders only when its own data changes. */
export const RowLine = memo(function RowLine<Row>(props: RowLineProps<Row>) {
  const { id, row, name, rowIndex, top, height, columns, focus, pointed, fullText } = props
  const { isSelected, isOpen, isCurrent, isGrouped, from, to } = props
  const element = useRef<HTMLDivElement>(null)
  useFlash(element, id, row, columns)
  const first = columns.find(({ column }) => column)?.id

  return (
    <div
      ref={element}
      role="row"
      className="capstan-grid-row"
      aria-rowindex={rowIndex}
      aria-level={isGrouped ? 2 : undefined}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      data-line={id}
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {columns.map((place) => {
        const { id: columnId, column, at } = place
        const isFocused = focus === columnId
        return cellOf({
          place,
          row,
          isHeader: columnId === first,
          isFocused,
          isInRange: at >= from && at <= to,
          full: column && (isFocused || pointed === columnId) ? fullText(column, row) : undefined,
          before: columnId === first && isOpen !== undefined && <ExpandButton name={name} isOpen={isOpen} />,
          box: !column && <SelectBox name={name} isSelected={isSelected ?? false} />,
        })
      })}
    </div>
  )
}) as <Row>(props: RowLineProps<Row>) => ReactNode
