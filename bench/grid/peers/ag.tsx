import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  CsvExportModule,
  ModuleRegistry,
  RowApiModule,
  TextFilterModule,
  themeQuartz,
  ValueCacheModule,
  type ColDef,
  type GridApi,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import type { Holding } from '../holdings.ts'
import { box, columns, rowHeight, sortValue } from '../page/columns.ts'
import { offer } from '../page/harness.ts'
import { rows } from '../page/rows.ts'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  TextFilterModule,
  CsvExportModule,
  ColumnApiModule,
  RowApiModule,
  CellStyleModule,
  ValueCacheModule,
])

const theme = themeQuartz.withParams({ rowHeight, headerHeight: rowHeight, fontSize: 13 })
const definitions: ColDef<Holding>[] = columns.map((column) => ({
  colId: column.id,
  headerName: column.header,
  width: column.width,
  cellDataType: false,
  filter: column.kind === 'text' ? 'agTextColumnFilter' : undefined,
  valueGetter: ({ data }) => data && sortValue(column, data),
  valueFormatter: ({ data }) => (data ? column.format(column.value(data)) : ''),
  comparator: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
}))
const idOf = ({ data }: { data: Holding }) => data.id
const find = (selector: string) => document.querySelector(selector)
let api: GridApi<Holding>

offer({
  mount: (root) =>
    createRoot(root).render(
      <div style={box}>
        <AgGridReact
          animateRows={false}
          theme={theme}
          rowData={rows}
          columnDefs={definitions}
          getRowId={idOf}
          valueCache
          onGridReady={(event) => {
            api = event.api
          }}
        />
      </div>,
    ),
  first: () => find('.ag-row[row-index="0"] [col-id="email"]')?.textContent ?? '',
  count: () => api.getDisplayedRowCount(),
  header: (column) => find(`.ag-header-cell[col-id="${column}"]`),
  scroller: () => document.querySelector('.ag-grid-viewport'),
  covered: () => ({ top: rowHeight + 1, bottom: 1 }),
  rows: () =>
    [...document.querySelectorAll('.ag-grid-scrolling-container .ag-row')].filter((row) =>
      row.querySelector('.ag-cell'),
    ),
  filter: (text) =>
    void api
      .setColumnFilterModel('investor', { type: 'contains', filter: text })
      .then(() => api.onFilterChanged()),
  append: (add) => void api.applyTransaction({ add }),
  update: (update) => void api.applyTransaction({ update }),
  csv: async () => api.getDataAsCsv()?.length ?? 0,
})
