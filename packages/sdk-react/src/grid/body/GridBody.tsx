import { useMemo } from 'react'
import { BodyLine } from './BodyLine'
import { cellBlock } from './cellRange'
import type { GridModel } from '../model/GridModel'
import { placeOfLine } from '../model/lines'
import { RetryLine } from './RetryLine'
import { SkeletonLines } from './SkeletonLines'
import { useFirstLine } from './useFirstLine'
import { useGridState } from '../model/useGridState'
import { usePointedCell } from '../keyboard/usePointedCell'
import { useSlots } from './useSlots'

export interface GridBodyProps<Row> {
  model: GridModel<Row>
  /** The column in which focus is, or to which the tab key comes. */
  column: string | undefined
  /** Called to retry failed rows. */
  onRetry: () => void
  /** Called with how high the panel of a row wants to be. */
  onMeasured: (id: string, height: number) => void
}

/** Lines rendered above and below the visible ones. */
const margin = 2
/** How much of a table its headings lie over, in units. */
const heading = 36

/** The lines that are seen, and the one with focus wherever it is. */
export function GridBody<Row>({ model, column, onRetry, onMeasured }: GridBodyProps<Row>) {
  const { grid, view, columns, room, rowHeight, more, around, headLines, isCards } = model
  const seen = room.height - heading * room.unit
  // Cards scroll with the page: all of them are drawn that are shown.
  const slots = isCards ? view.count : Math.ceil(seen / rowHeight) + 2 * margin + 1
  const first = useFirstLine(model, margin)
  const focus = useGridState(grid, (state) => state.focus)
  const range = useGridState(grid, (state) => state.range)
  const selection = useGridState(grid, (state) => state.selection)
  const block = useMemo(() => cellBlock(range, { view, around, columns }), [range, view, around, columns])
  const { pointed, ...pointer } = usePointedCell(model)
  const place = (focus && placeOfLine(focus.row, view, around)) ?? (isCards ? 0 : undefined)
  const focused = place !== undefined && place >= 0 && place < view.count ? place : undefined
  const from = Math.max(0, Math.min(first, view.count - slots))
  const lines = useSlots({ view, from, slots, focused })
  const waiting = more?.status === 'loading' ? 3 : 0
  const retryHeight = more?.status === 'error' ? 52 * room.unit : 0

  return (
    <div
      role="rowgroup"
      className="capstan-grid-body"
      style={{ height: view.height + waiting * rowHeight + retryHeight }}
      {...pointer}
    >
      {lines.map(({ key, at }) => (
        <BodyLine
          key={key}
          model={model}
          at={at}
          focus={at === focused ? column : undefined}
          pointed={pointed}
          block={block}
          selection={selection}
          onMeasured={onMeasured}
        />
      ))}
      {more && retryHeight > 0 && (
        <RetryLine
          columnCount={columns.length}
          rowIndex={headLines + view.count + 1}
          top={view.height}
          height={retryHeight}
          width={room.width}
          onRetry={onRetry}
        />
      )}
      {waiting > 0 && from + slots >= view.count && (
        <SkeletonLines columns={columns} count={waiting} height={rowHeight} top={view.height} />
      )}
    </div>
  )
}
