import { useMemo, useState } from 'react'
import { DataGrid, type Column, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { createRoot } from 'react-dom/client'
import type { Holding } from '../holdings.ts'
import { box, columns, rowHeight, sortValue } from '../page/columns.ts'
import { offer } from '../page/harness.ts'
import { rows as loaded } from '../page/rows.ts'
import { replaced } from '../page/replaced.ts'

// It neither sorts nor filters: that is its user's to write.
const definitions: Column<Holding>[] = columns.map((column) => ({
  key: column.id,
  name: column.header,
  width: column.width,
  sortable: true,
  renderCell: ({ row }) => column.format(column.value(row)),
}))
const idOf = ({ id }: Holding) => id
let shown: readonly Holding[] = loaded
let setRows: (change: (rows: readonly Holding[]) => readonly Holding[]) => void
let setText: (text: string) => void

function Grid() {
  const [rows, changeRows] = useState<readonly Holding[]>(loaded)
  const [sorts, setSorts] = useState<readonly SortColumn[]>([])
  const [text, changeText] = useState('')
  const sorted = useMemo(() => sort(rows, sorts[0]), [rows, sorts])
  shown = useMemo(() => filter(sorted, text), [sorted, text])
  setRows = changeRows
  setText = changeText

  return (
    <DataGrid
      style={{ ...box, fontSize: 13 }}
      columns={definitions}
      rows={shown}
      rowKeyGetter={idOf}
      rowHeight={rowHeight}
      headerRowHeight={rowHeight}
      sortColumns={sorts}
      onSortColumnsChange={setSorts}
    />
  )
}

/** Each row's value is read once, not at every comparison. */
function sort(rows: readonly Holding[], by: SortColumn | undefined): readonly Holding[] {
  const column = columns.find(({ id }) => id === by?.columnKey)
  if (!column) return rows
  const sign = by?.direction === 'ASC' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortValue(column, row) }))
    .sort((a, b) => (a.value < b.value ? -sign : a.value > b.value ? sign : 0))
    .map(({ row }) => row)
}

function filter(rows: readonly Holding[], text: string): readonly Holding[] {
  const wanted = text.toLowerCase()
  return wanted === ''
    ? rows
    : rows.filter(({ investorAccountName }) => investorAccountName.toLowerCase().includes(wanted))
}

const place = (column: string) => columns.findIndex(({ id }) => id === column) + 1
const find = (selector: string) => document.querySelector(selector)

offer({
  mount: (root) => createRoot(root).render(<Grid />),
  first: () => find(`[role=row][aria-rowindex="2"] [aria-colindex="${place('email')}"]`)?.textContent ?? '',
  count: () => shown.length,
  header: (column) => find(`[role=columnheader][aria-colindex="${place(column)}"]`),
  scroller: () => document.querySelector('[role=grid]'),
  covered: () => ({ top: rowHeight + 1, bottom: 1 }),
  // Its rows have no box of their own.
  rows: () =>
    [...document.querySelectorAll('[role=row]:not(.rdg-header-row)')].flatMap(
      ({ firstElementChild }) => firstElementChild ?? [],
    ),
  filter: (text) => setText(text),
  append: (more) => setRows((rows) => [...rows, ...more]),
  update: (changes) => setRows((rows) => replaced(rows, changes)),
})
