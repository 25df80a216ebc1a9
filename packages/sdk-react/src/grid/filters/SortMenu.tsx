import { arrangeColumns, type Grid, type GridSort } from '@capstan/sdk-core/grid'
import { fillIn } from '../../language/fillIn'
import type { DataColumn } from '../model/DataColumn'
import type { OpenedPanel } from '../model/PanelButton'
import { useGridState } from '../model/useGridState'
import { useGridMessages } from '../messages'
import { OrderMenu } from './OrderMenu'

export interface SortMenuProps extends OpenedPanel {
  grid: Grid
  columns: readonly DataColumn<never>[]
}

const directions: readonly GridSort['direction'][] = ['ascending', 'descending']

/** The orders of a grid: each column that is shown, in both directions. */
export function SortMenu({ grid, columns, ...opened }: SortMenuProps) {
  const messages = useGridMessages()
  const [first] = useGridState(grid, (state) => state.sorts)
  const layout = useGridState(grid, (state) => state.layout)
  const orders = arrangeColumns(columns, layout).flatMap(({ column: { id, header } }) =>
    directions.map((direction) => ({
      id: `${id} ${direction}`,
      label: fillIn(messages.sortedBy[direction], { column: header }),
      isCurrent: first?.column === id && first.direction === direction,
      onChoose: () => grid.setSorts([{ column: id, direction }]),
    })),
  )

  return <OrderMenu {...opened} name={messages.sort} orders={orders} />
}
