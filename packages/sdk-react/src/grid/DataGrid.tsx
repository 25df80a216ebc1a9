import type { Grid } from '@capstan/sdk-core/grid'
import { memo, useRef, useState, type ReactNode } from 'react'
import { EmptyState } from '../ui/feedback/EmptyState'
import { ErrorNotice } from '../ui/feedback/ErrorNotice'
import { Card } from '../ui/layout/Card'
import { BulkBar } from './BulkBar'
import type { DataColumn } from './DataColumn'
import type { DataGridSource } from './DataGridSource'
import { GridFrame } from './GridFrame'
import { GridStatus } from './GridStatus'
import { GridToolbar } from './GridToolbar'
import { useGridMessages } from './messages'
import { PrintedRows } from './PrintedRows'
import { useEngineView } from './useEngineView'
import { useGridErrors } from './useGridErrors'
import { useGridSpeech } from './useGridSpeech'
import { useGridState } from './useGridState'
import { useIsPrinting } from './useIsPrinting'
import { useOncePerFrame } from './useOncePerFrame'

export interface DataGridProps<Row> {
  /** What the grid is, for assistive technology. */
  'aria-label': string
  /** Its state: sorts, filters, layout, selection. */
  grid: Grid
  /** Its columns: the same array as long as they are the same. */
  columns: readonly DataColumn<Row>[]
  /** The rows, and what becomes of them. */
  source: DataGridSource<Row>
  /** Names a row: the same function as long as the columns are the same. */
  idOf: (row: Row) => string
  /** What is said where there is no row at all. */
  empty: string
  /** The panel beneath a row. */
  detail?: (row: Row) => ReactNode
  /** Whether rows can be selected. */
  isSelectable?: boolean
  /** What can be done with the selected rows. */
  bulkActions?: ReactNode
  /** The name of its CSV file, as `exportName` makes it. */
  fileName: string
  className?: string
}

/** Rows to look through: sorted, filtered, grouped, selected, copied and exported, by mouse and by keys. */
export function DataGrid<Row>({ source, ...props }: DataGridProps<Row>) {
  return <Shown {...props} source={useOncePerFrame(source)} />
}

/** It is drawn once a frame, however often its rows change. */
const Shown = memo(function Shown<Row>({ source: shown, className, ...props }: DataGridProps<Row>) {
  const { grid, columns, idOf, empty, detail, isSelectable = false, bulkActions, fileName } = props
  const label = props['aria-label']
  const messages = useGridMessages()
  const ready = shown.status === 'ready' ? shown : undefined
  const scroller = useRef<HTMLDivElement>(null)
  const [unit, setUnit] = useState(1)
  const [hasFilters, setFilters] = useState(() => grid.store.getState().filters.length > 0)
  const engineView = useEngineView({ grid, columns, idOf, ready, unit })
  const { view } = engineView
  const total = ready?.isOrdered ? (ready.total ?? view.rowCount) : view.rowCount
  const isFiltered = useGridState(grid, ({ filters, search }) => filters.length > 0 || search !== '')
  const isPrinting = useIsPrinting()
  useGridErrors(shown)
  useGridSpeech({ grid, columns, total, isKnown: ready !== undefined && !ready.isOutdated })

  return (
    <Card flush className={className} aria-label={label}>
      <GridToolbar
        grid={grid}
        columns={columns}
        view={view}
        rows={ready?.rows ?? []}
        isPartial={view.rowCount < total}
        fileName={fileName}
        hasFilters={hasFilters}
        onFilters={setFilters}
      />
      {shown.status === 'error' ? (
        <ErrorNotice error={shown.error} onRetry={shown.retry} />
      ) : (
        <GridFrame
          label={label}
          grid={grid}
          columns={columns}
          engineView={engineView}
          total={total}
          more={ready?.more}
          isLoading={shown.status === 'loading'}
          isBusy={ready?.isOutdated ?? false}
          isSelectable={isSelectable}
          hasFilters={hasFilters}
          detail={detail}
          scroller={scroller}
          onFilters={setFilters}
          onUnit={setUnit}
        />
      )}
      {ready && view.count === 0 && <EmptyState text={isFiltered ? messages.nothingMatches : empty} />}
      {isSelectable && (
        <BulkBar grid={grid} total={total}>
          {bulkActions}
        </BulkBar>
      )}
      {isPrinting && (
        <PrintedRows label={label} grid={grid} columns={columns} view={view} totalOf={engineView.totalOf} />
      )}
      {ready && <GridStatus grid={grid} view={view} total={total} ready={ready} />}
    </Card>
  )
}) as <Row>(props: DataGridProps<Row>) => ReactNode
