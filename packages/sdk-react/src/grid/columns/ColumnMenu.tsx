import { columnWidth, type GridSide, type GridSort } from '@capstan/sdk-core/grid'
import { useRef } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import type { IconName } from '../../ui/display/Icon'
import { popoverRules } from '../../ui/overlays/popoverRules'
import { MenuItem } from '../../ui/overlays/MenuItem'
import type { GridModel } from '../model/GridModel'
import { useGridMessages } from '../messages'
import { useGridState } from '../model/useGridState'
import { fitColumn } from './fitColumn'
import { useHeaderSpeech } from './useHeaderSpeech'

export interface ColumnMenuProps {
  model: GridModel<never>
  /** The id of the column that the menu belongs to. */
  column: string
  /** Called to go to its filter. */
  onFilter: () => void
  onClose: () => void
}

/** Pixels a column becomes wider or narrower by. */
const step = 40

/** Menu of the actions of a column. Each action also has a key on the heading. */
export function ColumnMenu({ model, column: id, onFilter, onClose }: ColumnMenuProps) {
  const { grid, columns, scroller, room } = model
  const messages = useGridMessages()
  const { sayWidth } = useHeaderSpeech(model)
  const heading = useRef<HTMLElement | null>(
    scroller.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`) ?? null,
  )
  const sorts = useGridState(grid, (state) => state.sorts)
  const side = useGridState(grid, ({ layout }) => layout.pinned[id])
  const groupBy = useGridState(grid, (state) => state.groupBy)
  const { column, width = 0 } = columns.find((each) => each.id === id) ?? {}
  if (!column) return null
  const canGroup = column.kind === 'text' || column.kind === 'set' || column.kind === 'boolean'
  const isAlone = columns.filter((each) => each.column).length === 1
  const canPin = !column.side && !side
  const others = sorts.filter((each) => each.column !== id)
  const isSorted = others.length < sorts.length
  // One of several sorts turns round in its place.
  const sortBy = (direction: GridSort['direction']) => () => {
    const sort = { column: id, direction }
    grid.setSorts(isSorted ? sorts.map((each) => (each.column === id ? sort : each)) : [sort])
  }
  const pin = (to: GridSide | undefined) => () => grid.setPinned(id, to)
  const widen = (by: number) => () => {
    const widened = columnWidth(column, Math.round(width / room.unit) + by)
    grid.setWidth(id, widened)
    sayWidth(id, widened)
  }
  const fit = () => heading.current && sayWidth(id, fitColumn(model, column, heading.current))
  const offered: readonly (Action | false | undefined)[] = [
    ['sort-up', messages.sortAscending, sortBy('ascending')],
    ['sort-down', messages.sortDescending, sortBy('descending')],
    !isSorted && sorts.length > 0 && ['plus', messages.sortBesides, () => grid.sortBy(id, true)],
    isSorted && ['x', messages.clearSort, () => grid.setSorts(others)],
    ['filter', messages.filterBy, onFilter],
    groupBy !== undefined && ['rows', messages.ungroup, () => grid.setGroupBy(undefined)],
    canGroup && groupBy !== id && ['rows', messages.groupBy, () => grid.setGroupBy(id)],
    canPin && ['pin', messages.pinStart, pin('start')],
    canPin && ['pin', messages.pinEnd, pin('end')],
    side && ['pin', messages.unpin, pin(undefined)],
    ['chevron-left', messages.moveBefore, () => grid.moveColumn(id, -1)],
    ['chevron-right', messages.moveAfter, () => grid.moveColumn(id, 1)],
    ['plus', messages.wider, widen(step)],
    ['minus', messages.narrower, widen(-step)],
    ['swap', messages.fit, fit],
    !isAlone && ['eye-off', messages.hide, () => grid.setVisible(id, false)],
  ]
  const actions = offered.filter((action) => action !== undefined && action !== false)

  return (
    <Floating
      triggerRef={heading}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={2}
    >
      <Menu aria-label={column.header} autoFocus="first" onClose={onClose} className="capstan-menu">
        {actions.map(([icon, label, act]) => (
          <MenuItem key={label} icon={icon} onAction={act}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Floating>
  )
}

type Action = [icon: IconName, label: string, act: () => void]

const Floating = styled(Popover)`
  ${popoverRules}
`
