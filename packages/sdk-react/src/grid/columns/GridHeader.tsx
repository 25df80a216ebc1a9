import { isSelected, selectedCount, type GridSelection, type GridSort } from '@capstan/sdk-core/grid'
import type { ReactNode } from 'react'
import { GroupHeadings } from './GroupHeadings'
import type { GridModel } from '../model/GridModel'
import { HeaderCell } from './HeaderCell'
import { toggleAll } from '../keyboard/headerKeys'
import { useGridMessages } from '../messages'
import { useGridState } from '../model/useGridState'

export interface GridHeaderProps<Row> {
  model: GridModel<Row>
  /** The column whose heading has focus, or is where focus comes first. */
  focus: string | undefined
  /** Called to open the menu of a column. */
  onMenu: (column: string) => void
  /** The row of filters. */
  filters: ReactNode
}

/** The headings, which stay at the top while rows scroll. */
export function GridHeader<Row>({ model, focus, onMenu, filters }: GridHeaderProps<Row>) {
  const { grid, columns, room } = model
  const sorts = useGridState(grid, (state) => state.sorts)
  const hasGroups = columns.some(({ column }) => column?.group)

  return (
    <div role="rowgroup" className="capstan-grid-head">
      {hasGroups && <GroupHeadings columns={columns} />}
      <div role="row" className="capstan-grid-row" aria-rowindex={hasGroups ? 2 : 1} data-line="">
        {columns.map((place) =>
          place.column ? (
            <HeaderCell
              key={place.id}
              grid={grid}
              columns={columns}
              room={room}
              place={place}
              direction={sorts.find(({ column }) => column === place.id)?.direction}
              order={orderOf(place.id, sorts)}
              isFocused={focus === place.id}
              onMenu={onMenu}
            />
          ) : (
            <AllBox
              key={place.id}
              model={model}
              isFocused={focus === place.id}
              at={place.at}
              style={place.style}
            />
          ),
        )}
      </div>
      {filters}
    </div>
  )
}

/** Which of several sorts a column's is, from 1. */
function orderOf(id: string, sorts: readonly GridSort[]): number | undefined {
  const at = sorts.findIndex(({ column }) => column === id)
  return at >= 0 && sorts.length > 1 ? at + 1 : undefined
}

interface AllBoxProps<Row> {
  model: GridModel<Row>
  isFocused: boolean
  at: number
  style: React.CSSProperties
}

/** The box that selects all rows that match. */
function AllBox<Row>({ model, isFocused, at, style }: AllBoxProps<Row>) {
  const messages = useGridMessages()
  const selection = useGridState(model.grid, (state) => state.selection)
  const count = selectedCount(selection, model.total)
  const isAll = count > 0 && count === model.total && isWhole(model, selection)

  return (
    <div
      role="columnheader"
      className="capstan-grid-cell"
      aria-label={messages.selectAll}
      aria-colindex={at + 1}
      tabIndex={isFocused ? 0 : undefined}
      data-kind="select"
      data-side="start"
      style={style}
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        type="checkbox"
        className="capstan-grid-box"
        tabIndex={-1}
        aria-label={messages.selectAll}
        checked={isAll}
        onChange={() => toggleAll(model)}
      />
    </div>
  )
}

/** Returns true when no row is left out, so that selecting all selects no row that the filters exclude. */
function isWhole<Row>({ view }: Pick<GridModel<Row>, 'view'>, selection: GridSelection): boolean {
  if (selection.kind === 'all') return true
  const items = Array.from({ length: view.count }, (_, at) => view.itemAt(at))
  return items.every((item) => item?.kind !== 'row' || isSelected(selection, item.id))
}
