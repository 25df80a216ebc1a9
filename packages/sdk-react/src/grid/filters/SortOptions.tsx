import type { Grid } from '@capstan/sdk-core/grid'
import { fillIn } from '../../language/fillIn'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { DataColumn } from '../model/DataColumn'
import { PanelButton } from '../model/PanelButton'
import { useGridState } from '../model/useGridState'
import { useGridMessages } from '../messages'
import type { SortMenuProps } from './SortMenu'

/** The button that opens the sorting of cards, because they have no headings; it shows the current order. */
export function SortOptions({ grid, columns }: { grid: Grid; columns: readonly DataColumn<never>[] }) {
  const messages = useGridMessages()
  const [sort] = useGridState(grid, (state) => state.sorts)
  const column = columns.find(({ id }) => id === sort?.column)?.header
  const label =
    sort && column
      ? fillIn(messages.sortOrder, { order: fillIn(messages.sortedBy[sort.direction], { column }) })
      : messages.sort

  return (
    <PanelButton icon={sort?.direction === 'ascending' ? 'sort-up' : 'sort-down'} label={label}>
      {(opened) => <LazySortMenu grid={grid} columns={columns} {...opened} />}
    </PanelButton>
  )
}

const LazySortMenu = /*#__PURE__*/ lazyPart<SortMenuProps>(async () => (await import('./SortMenu')).SortMenu)
