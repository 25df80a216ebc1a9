import {
  columnFilteringFeature,
  columnSizingFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Holding } from '../holdings.ts'
import { box, columns, rowHeight, sortValue } from '../page/columns.ts'
import { offer } from '../page/harness.ts'
import { replaced } from '../page/replaced.ts'
import { rows as loaded } from '../page/rows.ts'
import './tanstack.css'

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  columnSizingFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns: { basic: sortFn_basic },
  filterFns: { includesString: filterFn_includesString },
})
const definitions = columns.map((column) => ({
  id: column.id,
  accessorFn: (row: Holding) => sortValue(column, row),
  header: column.header,
  size: column.width,
  sortFn: 'basic' as const,
  sortDescFirst: false,
  filterFn: 'includesString' as const,
  cell: ({ row }: { row: { original: Holding } }) => column.format(column.value(row.original)),
}))
const kinds = new Map(columns.map(({ id, kind }) => [id, kind]))
const width = columns.reduce((sum, column) => sum + column.width, 0)
const find = (selector: string) => document.querySelector(selector)
let setRows: (change: (rows: readonly Holding[]) => readonly Holding[]) => void
let table: ReturnType<typeof useHoldings>

const useHoldings = (data: readonly Holding[]) =>
  useTable({ features, columns: definitions, data, getRowId: (row: Holding) => row.id })

function Grid() {
  const [data, changeData] = useState<readonly Holding[]>(loaded)
  const held = useHoldings(data)
  const scroller = useRef<HTMLDivElement>(null)
  const { rows } = held.getRowModel()
  const window = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    paddingStart: rowHeight,
  })
  setRows = changeData
  table = held

  return (
    <div className="grid" role="grid" aria-rowcount={rows.length + 1} ref={scroller} style={box}>
      <div className="head" role="row" style={{ width }}>
        {held.getHeaderGroups()[0]?.headers.map((header) => (
          <div
            key={header.id}
            role="columnheader"
            className="cell"
            data-column={header.id}
            style={{ width: header.getSize() }}
            onClick={header.column.getToggleSortingHandler()}
          >
            <held.FlexRender header={header} />
          </div>
        ))}
      </div>
      <div className="body" style={{ width, height: window.getTotalSize() }}>
        {window.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <div
                key={row.id}
                role="row"
                aria-rowindex={index + 2}
                className="row"
                style={{ width, transform: `translateY(${start}px)` }}
              >
                {row.getAllCells().map((cell) => (
                  <div
                    key={cell.id}
                    role="gridcell"
                    className="cell"
                    data-column={cell.column.id}
                    data-kind={kinds.get(cell.column.id)}
                    style={{ width: cell.column.getSize() }}
                  >
                    <held.FlexRender cell={cell} />
                  </div>
                ))}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

offer({
  mount: (root) => createRoot(root).render(<Grid />),
  first: () => find('[aria-rowindex="2"] [data-column="email"]')?.textContent ?? '',
  count: () => table.getRowModel().rows.length,
  header: (column) => find(`.head [data-column="${column}"]`),
  scroller: () => document.querySelector('.grid'),
  covered: () => ({ top: rowHeight, bottom: 0 }),
  rows: () => document.querySelectorAll('.row'),
  filter: (text) => table.getColumn('investor')?.setFilterValue(text),
  append: (more) => setRows((rows) => [...rows, ...more]),
  update: (changes) => setRows((rows) => replaced(rows, changes)),
})
