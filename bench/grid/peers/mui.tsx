import {
  DataGridPro,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro'
import { createRoot } from 'react-dom/client'
import type { Holding } from '../holdings.ts'
import { box, columns, rowHeight, sortValue } from '../page/columns.ts'
import { offer } from '../page/harness.ts'
import { rows } from '../page/rows.ts'

const definitions: GridColDef<Holding>[] = columns.map((column) => ({
  field: column.id,
  headerName: column.header,
  width: column.width,
  type: column.kind === 'number' ? 'number' : 'string',
  valueGetter: (_, row) => sortValue(column, row),
  valueFormatter: (_, row) => column.format(column.value(row)),
}))
const find = (selector: string) => document.querySelector(selector)
let api: { current: GridApiPro | null }

function Grid() {
  const ref = useGridApiRef()
  api = ref
  return (
    <div style={box}>
      <DataGridPro
        apiRef={ref}
        rows={rows}
        columns={definitions}
        rowHeight={rowHeight}
        columnHeaderHeight={rowHeight}
        hideFooter
        disableRowSelectionOnClick
      />
    </div>
  )
}

offer({
  mount: (root) => createRoot(root).render(<Grid />),
  first: () => find('.MuiDataGrid-row[data-rowindex="0"] [data-field="email"]')?.textContent ?? '',
  count: () => gridFilteredTopLevelRowCountSelector(api as never),
  header: (column) => find(`.MuiDataGrid-columnHeader[data-field="${column}"]`),
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
  covered: () => ({ top: rowHeight, bottom: 1 }),
  rows: () =>
    [...document.querySelectorAll('.MuiDataGrid-row')].filter((row) =>
      row.querySelector('.MuiDataGrid-cell[data-field]'),
    ),
  filter: (value) =>
    api.current?.setFilterModel({ items: [{ field: 'investor', operator: 'contains', value }] }),
  append: (more) => api.current?.updateRows(more),
  update: (changes) => api.current?.updateRows(changes),
  csv: async () => api.current?.getDataAsCsv().length ?? 0,
})
