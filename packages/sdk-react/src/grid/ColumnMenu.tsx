import { useRef } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { popoverRules } from '../ui/overlays/popoverRules'
import { MenuItem } from '../ui/overlays/MenuItem'
import type { GridModel } from './GridModel'
import { useGridMessages } from './messages'
import { useGridState } from './useGridState'

export interface ColumnMenuProps {
  model: GridModel<never>
  /** Whose menu it is. */
  column: string
  /** Called to go to its filter. */
  onFilter: () => void
  onClose: () => void
}

/** What can be done with a column. Each of it is done by keys on its heading, too. */
export function ColumnMenu({ model, column: id, onFilter, onClose }: ColumnMenuProps) {
  const { grid, columns, scroller } = model
  const messages = useGridMessages()
  const heading = useRef<HTMLElement | null>(
    scroller.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`) ?? null,
  )
  const sort = useGridState(grid, ({ sorts }) => sorts.find((each) => each.column === id)?.direction)
  const side = useGridState(grid, ({ layout }) => layout.pinned[id])
  const groupBy = useGridState(grid, (state) => state.groupBy)
  const { column } = columns.find((each) => each.id === id) ?? {}
  if (!column) return null
  const canGroup = column.kind === 'text' || column.kind === 'set' || column.kind === 'boolean'

  return (
    <Floating
      triggerRef={heading}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={2}
    >
      <Menu aria-label={column.header} autoFocus="first" onClose={onClose} className="capstan-menu">
        <MenuItem icon="sort-up" onAction={() => grid.setSorts([{ column: id, direction: 'ascending' }])}>
          {messages.sortAscending}
        </MenuItem>
        <MenuItem icon="sort-down" onAction={() => grid.setSorts([{ column: id, direction: 'descending' }])}>
          {messages.sortDescending}
        </MenuItem>
        {sort && (
          <MenuItem icon="x" onAction={() => grid.setSorts([])}>
            {messages.clearSort}
          </MenuItem>
        )}
        <MenuItem icon="filter" onAction={onFilter}>
          {messages.filterBy}
        </MenuItem>
        {canGroup && (
          <MenuItem icon="rows" onAction={() => grid.setGroupBy(groupBy === id ? undefined : id)}>
            {groupBy === id ? messages.ungroup : messages.groupBy}
          </MenuItem>
        )}
        {!column.side && !side && (
          <MenuItem icon="pin" onAction={() => grid.setPinned(id, 'start')}>
            {messages.pinStart}
          </MenuItem>
        )}
        {!column.side && !side && (
          <MenuItem icon="pin" onAction={() => grid.setPinned(id, 'end')}>
            {messages.pinEnd}
          </MenuItem>
        )}
        {side && (
          <MenuItem icon="pin" onAction={() => grid.setPinned(id, undefined)}>
            {messages.unpin}
          </MenuItem>
        )}
        <MenuItem icon="chevron-left" onAction={() => grid.moveColumn(id, -1)}>
          {messages.moveBefore}
        </MenuItem>
        <MenuItem icon="chevron-right" onAction={() => grid.moveColumn(id, 1)}>
          {messages.moveAfter}
        </MenuItem>
        {columns.filter((each) => each.column).length > 1 && (
          <MenuItem icon="eye-off" onAction={() => grid.setVisible(id, false)}>
            {messages.hide}
          </MenuItem>
        )}
      </Menu>
    </Floating>
  )
}

const Floating = styled(Popover)`
  ${popoverRules}
`
