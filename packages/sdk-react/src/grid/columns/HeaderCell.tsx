import type { GridSort } from '@capstan/sdk-core/grid'
import { memo, type ReactNode } from 'react'
import { fillIn } from '../../language/fillIn'
import { Icon } from '../../ui/display/Icon'
import { fitColumn } from './fitColumn'
import type { GridModel } from '../model/GridModel'
import { useGridMessages } from '../messages'
import type { ShownColumn } from '../model/shownColumns'
import { useColumnDrag } from './useColumnDrag'
import { useColumnResize } from './useColumnResize'

export interface HeaderCellProps<Row> extends Pick<GridModel<Row>, 'grid' | 'columns' | 'room'> {
  place: ShownColumn<Row>
  /** How its rows are sorted by it. */
  direction: GridSort['direction'] | undefined
  /** Which of several sorts that is, from 1; nothing where it is the only one. */
  order: number | undefined
  isFocused: boolean
  /** Called to open its menu. */
  onMenu: (column: string) => void
}

/** The heading of a column: sorts it, opens its menu, makes it wider, moves it. */
export const HeaderCell = memo(function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { grid, place, direction, order, isFocused, onMenu } = props
  const { id, column, at, side, style } = place
  const messages = useGridMessages()
  const resize = useColumnResize(props, place)
  const drag = useColumnDrag(props, id)
  if (!column) return null

  return (
    <div
      role="columnheader"
      className="capstan-grid-cell"
      aria-label={column.header}
      aria-colindex={at + 1}
      aria-sort={direction ?? 'none'}
      tabIndex={isFocused ? 0 : undefined}
      data-kind={column.kind}
      data-column={id}
      data-side={side}
      title={column.explanation ?? column.header}
      style={style}
      onClick={(event) => {
        if (!drag.hasMoved()) grid.sortBy(id, event.shiftKey)
      }}
      onPointerDown={drag.onPointerDown}
    >
      <span className="capstan-grid-heading">{column.header}</span>
      {direction && <Icon name={direction === 'ascending' ? 'sort-up' : 'sort-down'} dense />}
      {order !== undefined && <span className="capstan-grid-order">{order}</span>}
      <button
        type="button"
        className="capstan-grid-menu"
        tabIndex={-1}
        aria-label={fillIn(messages.columnMenu, { column: column.header })}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation()
          onMenu(id)
        }}
      />
      <span
        className="capstan-grid-resize"
        onPointerDown={resize}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={({ currentTarget: { parentElement } }) =>
          parentElement && fitColumn(props, column, parentElement)
        }
      />
    </div>
  )
}) as <Row>(props: HeaderCellProps<Row>) => ReactNode
