import { selectedCount, type Grid, type GridView } from '@capstan/sdk-core/grid'
import { useRef, type ReactNode } from 'react'
import { useFormats } from '../language/useFormats'
import { Button } from '../ui/actions/Button'
import { SelectionBar } from '../ui/layout/SelectionBar'
import { useGridMessages } from './messages'
import { RestoreFocusOnUnmount } from './model/RestoreFocusOnUnmount'
import { useGridState } from './model/useGridState'

export interface BulkBarProps {
  grid: Grid
  view: GridView<unknown>
  /** How many rows match. */
  total: number
  /** Returns the element that focus moves to once no row is selected. */
  next: () => HTMLElement | null
  /** The actions for the selected rows. */
  children: ReactNode
}

/** Bar that says how many rows are selected and offers the actions for them. */
export function BulkBar({ grid, view, total, next, children }: BulkBarProps) {
  const messages = useGridMessages()
  const { plural } = useFormats()
  const selection = useGridState(grid, (state) => state.selection)
  const count = selectedCount(selection, total)
  const clear = useRef<HTMLButtonElement>(null)
  // The selected rows that a filter hides.
  const hidden =
    selection.kind === 'some' ? [...selection.ids].filter((id) => view.indexOf(id) < 0).length : 0
  const isAll = selection.kind === 'all' && count === total

  if (count === 0) return null
  return (
    <RestoreFocusOnUnmount next={next}>
      <SelectionBar aria-label={messages.bulk} className="capstan-grid-bulk">
        <strong>{plural(isAll ? messages.allSelected : messages.selected, count)}</strong>
        {hidden > 0 && <span>{plural(messages.selectedHidden, hidden)}</span>}
        {!isAll && (
          <RestoreFocusOnUnmount next={() => clear.current}>
            <Button variant="quiet" dense onPress={() => grid.selectAll()}>
              {plural(messages.selectAllMatching, total)}
            </Button>
          </RestoreFocusOnUnmount>
        )}
        <span data-end="">
          {children}
          <Button ref={clear} variant="quiet" dense onPress={() => grid.clearSelection()}>
            {messages.clearSelection}
          </Button>
        </span>
      </SelectionBar>
    </RestoreFocusOnUnmount>
  )
}
