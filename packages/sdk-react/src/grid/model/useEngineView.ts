import {
  createGridEngine,
  rowHeights,
  type Grid,
  type GridEngine,
  type GridView,
} from '@capstan/sdk-core/grid'
import { useCallback, useMemo, useState } from 'react'
import type { DataColumn } from './DataColumn'
import type { ReadyRows } from './DataGridSource'
import { useGridState } from './useGridState'

export interface EngineViewInput<Row> {
  grid: Grid
  columns: readonly DataColumn<Row>[]
  idOf: (row: Row) => string
  ready: ReadyRows<Row> | undefined
  /** Pixels a unit of the look has. */
  unit: number
  /** How high a row is that is a card, in pixels. */
  cardHeight: number | undefined
}

/** An engine that computes totals, and the rows that it computes them from. */
export interface Summing<Row> extends Pick<GridEngine<Row>, 'isSummedUp'> {
  rows: readonly Row[]
}

export interface EngineView<Row> {
  view: GridView<Row>
  rowHeight: number
  /** The exact sum of a column over all rows that match; nothing where they are not known. */
  totalOf: ((column: string) => string | undefined) | undefined
  /** The totals to compute here; `undefined` when the platform computes them. */
  summing: Summing<Row> | undefined
  /** Takes over how high the panel of a row is. */
  measure: (id: string, height: number) => void
  /** Reads a column ahead of a sort or a filter; nothing where the platform sorts and filters. */
  prepare: GridEngine<Row>['prepare'] | undefined
}

/** Returns the rows and totals that a grid shows. They are computed again only when an input changes. */
export function useEngineView<Row>({
  grid,
  columns,
  idOf,
  ready,
  unit,
  cardHeight,
}: EngineViewInput<Row>): EngineView<Row> {
  const engine = useMemo(() => createGridEngine({ columns, idOf }), [columns, idOf])
  const [detailHeights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map())
  const sorts = useGridState(grid, (state) => state.sorts)
  const filters = useGridState(grid, (state) => state.filters)
  const search = useGridState(grid, (state) => state.search)
  const groupBy = useGridState(grid, (state) => state.groupBy)
  const open = useGridState(grid, (state) => state.open)
  const density = useGridState(grid, (state) => state.layout.density)
  const rowHeight = cardHeight ?? rowHeights[density] * unit
  const rows = (ready?.rows ?? none) as readonly Row[]
  const isOrdered = ready?.isOrdered

  const view = useMemo(
    () => engine.view({ rows, sorts, filters, search, groupBy, open, isOrdered, rowHeight, detailHeights }),
    [engine, rows, sorts, filters, search, groupBy, open, isOrdered, rowHeight, detailHeights],
  )
  const measure = useCallback(
    (id: string, height: number) =>
      setHeights((heights) => (heights.get(id) === height ? heights : new Map(heights).set(id, height))),
    [],
  )
  const sums = ready?.totals
  const isWhole = ready !== undefined && (ready.total ?? 0) <= ready.rows.length
  const totalOf = sums ? (column: string) => sums[column] ?? undefined : isWhole ? engine.total : undefined
  const summing = sums ? undefined : { rows, isSummedUp: engine.isSummedUp }
  const prepare = ready && !isOrdered ? engine.prepare : undefined

  return { view, rowHeight, measure, totalOf, summing, prepare }
}

const none: readonly unknown[] = []
