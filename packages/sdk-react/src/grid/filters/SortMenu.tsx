import { arrangeColumns, type Grid, type GridSort } from '@capstan/sdk-core/grid'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { MenuItem } from '../../ui/overlays/MenuItem'
import { popoverRules } from '../../ui/overlays/popoverRules'
import type { DataColumn } from '../model/DataColumn'
import type { OpenedPanel } from '../model/PanelButton'
import { useGridState } from '../model/useGridState'
import { useGridMessages } from '../messages'

export interface SortMenuProps extends OpenedPanel {
  grid: Grid
  columns: readonly DataColumn<never>[]
}

const directions: readonly GridSort['direction'][] = ['ascending', 'descending']

/** The orders of a grid: each column that is shown, in both directions. The one that holds is marked. */
export function SortMenu({ grid, columns, button, isOpen, onOpenChange }: SortMenuProps) {
  const messages = useGridMessages()
  const sorts = useGridState(grid, (state) => state.sorts)
  const layout = useGridState(grid, (state) => state.layout)
  const orders = arrangeColumns(columns, layout).flatMap(({ column }) =>
    directions.map((direction) => ({ column, direction })),
  )
  const holds = ({ column, direction }: (typeof orders)[number]) =>
    sorts[0]?.column === column.id && sorts[0].direction === direction

  return (
    <Floating
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
    >
      <Menu
        aria-label={messages.sort}
        autoFocus="first"
        selectionMode="single"
        selectedKeys={orders.filter(holds).map(keyOf)}
        onClose={() => onOpenChange(false)}
        className="capstan-menu"
      >
        {orders.map((order) => (
          <MenuItem
            key={keyOf(order)}
            id={keyOf(order)}
            icon={holds(order) ? 'check' : undefined}
            onAction={() => grid.setSorts([{ column: order.column.id, direction: order.direction }])}
          >
            {fillIn(messages.sortedBy[order.direction], { column: order.column.header })}
          </MenuItem>
        ))}
      </Menu>
    </Floating>
  )
}

const keyOf = ({ column, direction }: { column: { id: string }; direction: string }) =>
  `${column.id} ${direction}`

const Floating = styled(Popover)`
  ${popoverRules}
`
