import type { GridSort } from '@capstan/sdk-core/grid'
import type { OrderMenuProps } from '../grid/filters/OrderMenu'
import { PanelButton } from '../grid/model/PanelButton'
import { fillIn } from '../language/fillIn'
import { lazyPart } from '../ui/lazy/lazyPart'
import { useTablesMessages } from './messages'
import type { TableColumn } from './TableDefinition'

export interface TableSortProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isUnsorted'>[]
  /** The current order; undefined where the rows come as the source has them. */
  sort: GridSort | undefined
  onChange: (sort: GridSort) => void
}

const directions: readonly GridSort['direction'][] = ['ascending', 'descending']

/** The button above records that sorts them, because they have no headers; it shows the current order. */
export function TableSort({ columns, sort, onChange }: TableSortProps) {
  const messages = useTablesMessages()
  const orders = columns
    .filter(({ isUnsorted }) => !isUnsorted)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({
        id: `${id} ${direction}`,
        label: fillIn(messages.sortedBy[direction], { column: header }),
        isCurrent: sort?.column === id && sort.direction === direction,
        onChoose: () => onChange({ column: id, direction }),
      })),
    )
  const current = orders.find(({ isCurrent }) => isCurrent)

  return (
    <PanelButton
      icon={sort?.direction === 'ascending' ? 'sort-up' : 'sort-down'}
      label={current ? fillIn(messages.sortOrder, { order: current.label }) : messages.sort}
    >
      {(opened) => <LazyOrderMenu {...opened} name={messages.sort} orders={orders} />}
    </PanelButton>
  )
}

const LazyOrderMenu = /*#__PURE__*/ lazyPart<OrderMenuProps>(
  async () => (await import('../grid/filters/OrderMenu')).OrderMenu,
)
