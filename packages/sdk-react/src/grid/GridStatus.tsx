import { selectedCount, type Grid, type GridView } from '@capstan/sdk-core/grid'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import type { DataColumn } from './model/DataColumn'
import type { ReadyRows } from './model/DataGridSource'
import { useGridMessages } from './messages'
import { RestoreFocusOnUnmount } from './model/RestoreFocusOnUnmount'
import { LoadingAll } from './LoadingAll'
import type { Cards } from './body/useCards'
import { MoreButton, rowsAtOnce } from '../ui/records/ShowMore'
import { useGridState } from './model/useGridState'

export interface GridStatusProps<Row> {
  grid: Grid
  view: GridView<Row>
  total: number
  ready: ReadyRows<Row>
  columns: readonly DataColumn<Row>[]
  cards: Cards
  /** The columns that are hidden because no row has a value in them. */
  emptyColumns: readonly DataColumn<Row>[]
  /** Returns the element that focus moves to once all rows are loaded. */
  next: () => HTMLElement | null
}

/** The status line under a grid: the numbers of shown and selected rows, and the buttons to load more or all of them. */
export function GridStatus<Row>(props: GridStatusProps<Row>) {
  const { grid, view, total, ready, columns, cards, emptyColumns, next } = props
  const messages = useGridMessages()
  const { plural, units } = useFormats()
  const selected = useGridState(grid, ({ selection }) => selectedCount(selection, total))
  const layout = useGridState(grid, (state) => state.layout)
  const left = total > 0 ? emptyColumns.filter(({ id }) => layout.visibility[id] === undefined) : []
  const isGrouped = useGridState(grid, ({ groupBy }) => groupBy !== undefined)
  const { loadAll } = ready
  const isPartial = view.rowCount < total
  const ofAll = (loaded: number) =>
    fillIn(messages.loadedOf, { loaded: units(String(loaded)), total: plural(messages.rows, total) })
  const more = () => {
    cards.showMore()
    if (view.rowCount < cards.limit + rowsAtOnce && ready.more?.status === 'waiting') ready.more.load()
  }
  const shown = Math.min(view.rowCount, cards.limit)
  const counts = ofAll(shown)
  const isWhole = ready.rows.length === total && view.rowCount === total
  const partial = usePartialTotals(columns, ready.rows).map(({ column, counted }) =>
    isWhole
      ? fillIn(messages.partialTotal, {
          ...{ column: column.header, counted: units(String(counted)), rows: plural(messages.rows, total) },
        })
      : fillIn(messages.totalOfShown, { column: column.header }),
  )

  return (
    <Line className="capstan-grid-status">
      {shown < total && cards.isShown && !isGrouped && ready.more?.status !== 'error' && (
        <RestoreFocusOnUnmount next={next}>
          <MoreButton
            shown={shown}
            total={total}
            isLoading={ready.more?.status === 'loading'}
            onMore={more}
          />
        </RestoreFocusOnUnmount>
      )}
      <span>{selected > 0 ? `${counts}, ${plural(messages.selected, selected)}` : counts}</span>
      {left.length > 0 && (
        <span>{fillIn(messages.emptyColumns, { columns: left.map(({ header }) => header).join(', ') })}</span>
      )}
      {partial.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {isPartial && isGrouped && <span role="status">{messages.loadedGrouped}</span>}
      {loadAll && (loadAll.isLoading || isPartial) && (
        <RestoreFocusOnUnmount next={next}>
          <LoadingAll loadAll={loadAll} ofAll={ofAll} />
        </RestoreFocusOnUnmount>
      )}
    </Line>
  )
}

/** Returns the columns whose total leaves out loaded rows, because their value is hidden, with the number of the others. */
function usePartialTotals<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  return useMemo(
    () =>
      columns
        .filter(({ total, mayBeHidden }) => total && mayBeHidden)
        .map((column) => ({ column, counted: rows.filter((row) => (column.value(row) ?? '') !== '').length }))
        .filter(({ counted }) => counted < rows.length),
    [columns, rows],
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  min-height: calc(28 * var(--capstan-unit));
  padding: var(--capstan-space-2) var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  .capstan-more {
    flex: 1 1 100%;
    justify-content: center;
  }
`
