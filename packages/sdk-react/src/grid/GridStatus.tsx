import { selectedCount, type Grid, type GridView } from '@capstan/sdk-core/grid'
import { styled } from 'styled-components'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import type { ReadyRows } from './model/DataGridSource'
import { useGridMessages } from './messages'
import { StillButton } from './model/StillButton'
import { useGridState } from './model/useGridState'

export interface GridStatusProps<Row> {
  grid: Grid
  view: GridView<Row>
  total: number
  ready: ReadyRows<Row>
}

/** The quiet line under a grid: how many of how many rows are here and selected, and the way to all of them. */
export function GridStatus<Row>({ grid, view, total, ready }: GridStatusProps<Row>) {
  const messages = useGridMessages()
  const { plural, units } = useFormats()
  const selected = useGridState(grid, ({ selection }) => selectedCount(selection, total))
  const isGrouped = useGridState(grid, ({ groupBy }) => groupBy !== undefined)
  const { loadAll } = ready
  const isPartial = view.rowCount < total
  const ofAll = (loaded: number) =>
    fillIn(messages.loadedOf, { loaded: units(String(loaded)), total: plural(messages.rows, total) })
  const counts = ofAll(view.rowCount)

  return (
    <Line className="capstan-grid-status">
      <span>{selected > 0 ? `${counts}, ${plural(messages.selected, selected)}` : counts}</span>
      {isPartial && isGrouped && <span role="status">{messages.loadedGrouped}</span>}
      {loadAll?.isLoading ? (
        <span>
          {messages.progress}: {ofAll(loadAll.loaded ?? 0)}{' '}
          <StillButton variant="quiet" dense onPress={loadAll.cancel}>
            {messages.cancelLoading}
          </StillButton>
        </span>
      ) : (
        loadAll &&
        isPartial && (
          <StillButton variant="quiet" dense onPress={loadAll.start}>
            {messages.loadAll}
          </StillButton>
        )
      )}
    </Line>
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
`
