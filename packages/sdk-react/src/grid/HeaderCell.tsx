import type { GridSort } from '@capstan/sdk-core/grid'
import { fillIn } from '../provider/fillIn'
import { Icon } from '../ui/display/Icon'
import type { GridModel } from './GridModel'
import { useGridMessages } from './messages'
import type { ShownColumn } from './shownColumns'
import { useColumnDrag } from './useColumnDrag'
import { useColumnResize } from './useColumnResize'

export interface HeaderCellProps<Row> {
  model: GridModel<Row>
  place: ShownColumn<Row>
  sorts: readonly GridSort[]
  isFocused: boolean
  /** Called to open its menu. */
  onMenu: (column: string) => void
}

/** The heading of a column: sorts it, opens its menu, makes it wider, moves it. */
export function HeaderCell<Row>({ model, place, sorts, isFocused, onMenu }: HeaderCellProps<Row>) {
  const { id, column, at, side, style } = place
  const messages = useGridMessages()
  const resize = useColumnResize(model, place)
  const drag = useColumnDrag(model, id)
  const order = sorts.findIndex((sort) => sort.column === id)
  const direction = sorts[order]?.direction
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
        if (!drag.hasMoved()) model.grid.sortBy(id, event.shiftKey)
      }}
      onPointerDown={drag.onPointerDown}
    >
      <span className="capstan-grid-heading">{column.header}</span>
      {direction && <Icon name={direction === 'ascending' ? 'sort-up' : 'sort-down'} dense />}
      {sorts.length > 1 && direction && <span className="capstan-grid-order">{order + 1}</span>}
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
      />
    </div>
  )
}
