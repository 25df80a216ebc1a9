import { isSelected, type GridSelection, type GridState } from '@capstan/sdk-core/grid'
import type { CellBlock } from './cellRange'
import { DetailLine } from './DetailLine'
import type { GridModel } from '../model/GridModel'
import { GroupLine } from './GroupLine'
import { groupName } from '../model/groupName'
import { RowLine } from './RowLine'

export interface BodyLineProps<Row> {
  model: GridModel<Row>
  at: number
  /** The column whose cell has focus. */
  focus: string | undefined
  /** The cell that a mouse is over. */
  pointed: GridState['focus']
  /** The cells that are in the range. */
  block: CellBlock | undefined
  selection: GridSelection
  onMeasured: (id: string, height: number) => void
}

/** One line of a grid of any kind. */
export function BodyLine<Row>(props: BodyLineProps<Row>) {
  const { model, at, focus, pointed, block, selection, onMeasured } = props
  const { grid, view, columns, grouped, room, rowHeight, headLines, isSelectable, detail, nameOf } = model
  const { open } = grid.store.getState()
  const item = view.itemAt(at)
  if (!item) return null
  const line = { rowIndex: headLines + at + 1, top: view.top(at) }

  if (item.kind === 'detail')
    return (
      <DetailLine
        {...line}
        id={item.id}
        height={view.top(at + 1) - line.top}
        columnCount={columns.length}
        width={room.width}
        isFocused={focus !== undefined}
        onMeasured={onMeasured}
      >
        {detail?.(item.row)}
      </DetailLine>
    )
  if (item.kind === 'group') {
    const name = groupName(item, grouped)
    return <GroupLine {...line} group={item} name={name} height={rowHeight} columns={columns} focus={focus} />
  }
  const isIn = block !== undefined && at >= block.top && at <= block.bottom
  return (
    <RowLine
      {...line}
      id={item.id}
      row={item.row}
      name={nameOf(item.row)}
      height={rowHeight}
      columns={columns}
      focus={focus}
      pointed={pointed?.row === item.id ? pointed.column : undefined}
      fullText={model.fullText}
      isSelected={isSelectable ? isSelected(selection, item.id) : undefined}
      isOpen={detail && open.has(item.id)}
      isCurrent={model.openRow === item.id}
      isGrouped={grouped !== undefined}
      from={isIn ? block.left : 0}
      to={isIn ? block.right : -1}
    />
  )
}
