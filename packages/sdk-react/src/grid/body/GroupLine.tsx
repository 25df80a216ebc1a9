import type { GridGroupItem } from '@capstan/sdk-core/grid'
import { useFormats } from '../../language/useFormats'
import { formatted } from '../model/DataColumn'
import { ExpandButton } from './ExpandButton'
import { useGridMessages } from '../messages'
import type { ShownColumn } from '../model/shownColumns'

export interface GroupLineProps<Row> {
  group: GridGroupItem
  /** The name of the value its rows share; nothing if that is empty. */
  name: string | null
  rowIndex: number
  top: number
  height: number
  columns: readonly ShownColumn<Row>[]
  /** The column whose cell has focus. */
  focus: string | undefined
}

/** Line of a group: the value that its rows share, their number, and their totals. */
export function GroupLine<Row>({
  group,
  name: own,
  rowIndex,
  top,
  height,
  columns,
  focus,
}: GroupLineProps<Row>) {
  const messages = useGridMessages()
  const { plural } = useFormats()
  const name = own ?? messages.noValue
  const first = columns.find(({ column }) => column)?.id
  const counting = columns.find(({ column }) => column?.hasCount)?.id ?? first
  const count = <span className="capstan-grid-count">{plural(messages.rows, group.count)}</span>

  return (
    <div
      role="row"
      className="capstan-grid-row"
      aria-rowindex={rowIndex}
      aria-level={1}
      aria-expanded={group.isOpen}
      data-line={group.id}
      data-group=""
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {columns.map(({ id, at, column, side, style, marks }) => (
        <div
          key={id}
          role={id === first ? 'rowheader' : 'gridcell'}
          className="capstan-grid-cell"
          {...marks}
          aria-colindex={at + 1}
          tabIndex={focus === id ? 0 : undefined}
          data-kind={column?.kind}
          data-side={side}
          title={
            id === first
              ? name
              : id === counting
                ? undefined
                : column && (formatted(column, group.valueOf(id)) || undefined)
          }
          style={style}
        >
          {id === first ? (
            <>
              <ExpandButton name={name} isOpen={group.isOpen} />
              <bdi className="capstan-grid-name">{name}</bdi> {counting === first && count}
            </>
          ) : id === counting ? (
            count
          ) : (
            column && (column.groupCell?.(group.valueOf(id)) ?? formatted(column, group.valueOf(id)))
          )}
        </div>
      ))}
    </div>
  )
}
