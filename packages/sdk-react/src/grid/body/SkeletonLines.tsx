import { Skeleton } from '../../ui/feedback/Skeleton'
import type { ShownColumn } from '../model/shownColumns'

export interface SkeletonLinesProps<Row> {
  columns: readonly ShownColumn<Row>[]
  count: number
  /** Of each line, in pixels. */
  height: number
  /** The distance of the first line from the top, in pixels. */
  top: number
}

const shares = [72, 56, 84, 64]

/** Rows on their way: a thin line in each cell, where its text will stand. */
export function SkeletonLines<Row>({ columns, count, height, top }: SkeletonLinesProps<Row>) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <div
          key={line}
          className="capstan-grid-row"
          style={{ height, transform: `translateY(${top + line * height}px)` }}
        >
          {columns.map(({ id, at, column, side, style, marks }) => (
            <div
              key={id}
              className="capstan-grid-cell"
              {...marks}
              data-kind={column ? column.kind : 'select'}
              data-side={side}
              style={style}
            >
              {column && <Skeleton width={`${shares[(line + at) % shares.length]}%`} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
