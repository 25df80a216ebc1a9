import { createGridEngine, type Grid } from '@capstan/sdk-core/grid'
import type { DataColumn } from '../model/DataColumn'
import type { ReadyRows } from '../model/DataGridSource'
import type { RowExport } from '../model/ExportedRows'
import type { EngineView } from '../model/useEngineView'

export interface ExportRowsInput<Row> extends Pick<RowExport<Row>, 'total' | 'fileName' | 'print'> {
  grid: Grid
  columns: readonly DataColumn<Row>[]
  idOf: (row: Row) => string
  ready: ReadyRows<Row> | undefined
  engineView: EngineView<Row>
}

/** Returns the exports of a grid: the rows that are loaded, and all rows that match in the order shown. */
export function exportRows<Row>(input: ExportRowsInput<Row>): RowExport<Row> {
  const { grid, columns, idOf, ready, engineView, ...shared } = input
  const { view, totalOf } = engineView
  const read = ready?.readAll
  const isPartial = view.rowCount < shared.total

  return {
    ...shared,
    loaded: { rows: ready?.rows ?? [], view, totalOf },
    ...(read &&
      isPartial && {
        async readAll(options) {
          const { sorts, groupBy, open } = grid.store.getState()
          const rows = await read(options)
          const engine = createGridEngine({ columns, idOf })
          // The platform has filtered them.
          return { rows, view: engine.view({ rows, sorts, groupBy, open }), totalOf: engine.total }
        },
      }),
  }
}
