import type { Grid, GridRequest } from '@capstan/sdk-core/grid'
import { memo, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../ui/feedback/EmptyState'
import { ErrorNotice } from '../ui/feedback/ErrorNotice'
import { narrow } from '../ui/layout/breakpoints'
import { Card } from '../ui/layout/Card'
import { Portal, type Place } from '../ui/layout/Portal'
import { BulkBar } from './BulkBar'
import type { DataColumn } from './model/DataColumn'
import type { DataGridSource, ReadyRows } from './model/DataGridSource'
import { RestoreFocusOnUnmount } from './model/RestoreFocusOnUnmount'
import { tabStop } from './keyboard/moveFocus'
import { ExportButton } from './export/ExportButton'
import { GridFrame } from './GridFrame'
import { GridStatus } from './GridStatus'
import { GridToolbar } from './GridToolbar'
import { OwnGridMessages, useGridMessages, type GridMessages } from './messages'
import { PrintedRows } from './export/PrintedRows'
import { exportRows } from './export/exportRows'
import { useHiddenWhenEmpty } from './model/useHiddenWhenEmpty'
import { useEngineView } from './model/useEngineView'
import { assumedRoom, type GridRoom } from './model/useGridRoom'
import { useGridState } from './model/useGridState'
import { useOncePerFrame } from './model/useOncePerFrame'
import { useCards } from './body/useCards'
import { usePrepared } from './model/usePrepared'
import { usePrint } from './export/usePrint'
import { useLinkedView } from './views/viewLinks'
import { useQueryInAddress } from './views/useQueryInAddress'
import { useGridErrors } from './useGridErrors'
import { useGridSpeech, type GridSpeechInput } from './useGridSpeech'

export interface DataGridProps<Row> {
  /** The name of the grid for assistive technology. */
  'aria-label': string
  /** The heading of its card, where the page has other cards beside it. */
  title?: string
  /** A sentence below the heading. */
  about?: string
  /** Its state: sorts, filters, layout, selection. */
  grid: Grid
  /** Its columns: the same array as long as they are the same. */
  columns: readonly DataColumn<Row>[]
  /** The rows, and their actions. */
  source: DataGridSource<Row>
  /** Names a row: the same function as long as the columns are the same. */
  idOf: (row: Row) => string
  /** The text that is shown when there are no rows at all. */
  empty: string
  /** The panel beneath a row. */
  detail?: (row: Row) => ReactNode
  /** Called when a row is opened: by a double click, by Enter, or by an element of the class `capstan-grid-open` in it. */
  onOpen?: (row: Row) => void
  /** The row that is open beside the grid. */
  openRow?: string
  /** True when rows can be selected. */
  isSelectable?: boolean
  /** True when rows stay in columns however narrow the grid is, because the screen shows its own cards. */
  isTableOnly?: boolean
  /** The actions for the selected rows. */
  bulkActions?: ReactNode
  /** The name of its CSV file, as `exportName` makes it. */
  fileName: string
  /** The place of the export button when it stands outside of the grid, in the head of the page. */
  exportIn?: Place
  /** The first element in the line above the rows. */
  toolbar?: ReactNode
  /** The element that replaces the rows when there is no room for them or nothing to show. Print still has the rows. */
  instead?: ReactNode
  /** Its messages where they are others than those of all grids: the same object as long as they are the same. */
  messages?: Partial<GridMessages>
  className?: string
}

/** Rows to look through: sorted, filtered, grouped, selected, copied and exported, by mouse and by keys. */
export function DataGrid<Row>({ source, messages, ...props }: DataGridProps<Row>) {
  return (
    <OwnGridMessages.Provider value={messages}>
      <Shown {...props} source={useOncePerFrame(source)} />
    </OwnGridMessages.Provider>
  )
}

/** It is drawn once a frame, however often its rows change. */
const Shown = memo(function Shown<Row>({ source: shown, className, ...props }: DataGridProps<Row>) {
  const { grid, idOf, empty, detail, isSelectable = false, bulkActions, fileName } = props
  const { toolbar, instead, exportIn } = props
  const label = props['aria-label']
  const messages = useGridMessages()
  const ready = shown.status === 'ready' ? shown : undefined
  const { columns, empty: emptyColumns } = useHiddenWhenEmpty(props.columns, ready?.rows)
  const scroller = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<GridRoom>()
  const cards = useCards({
    grid,
    columns,
    room: room ?? assumedRoom,
    isSelectable,
    isTableOnly: props.isTableOnly,
  })
  const hasFilters = useGridState(grid, (state) => state.hasFilterLine)
  const engineView = useEngineView({
    grid,
    columns: props.columns,
    idOf,
    ready,
    unit: cards.unit,
    cardHeight: cards.height,
  })
  const { view } = engineView
  const total = ready?.isOrdered ? (ready.total ?? view.rowCount) : view.rowCount
  const isFiltered = useGridState(grid, ({ filters, search }) => filters.length > 0 || search !== '')
  const isAnswered = useGridState(grid, (requests) => ready !== undefined && isAnswerTo(requests, ready))
  // After an error the toolbar stays, so that another filter can be requested.
  const hasFrame = instead === undefined && (shown.status !== 'error' || isFiltered || hasFilters)
  const { isPrinting, given, print } = usePrint<Row>()
  const taken = exportRows({ grid, columns, idOf, ready, engineView, total, fileName, print })
  const next = () => scroller.current && (tabStop(scroller.current) ?? scroller.current)
  useLinkedView(grid, props.columns as never)
  useQueryInAddress(grid, props.columns as never)
  usePrepared(engineView.prepare, scroller)

  return (
    <Card flush title={props.title} className={className} aria-label={label}>
      {props.about && <About>{props.about}</About>}
      <GridAnnouncements grid={grid} columns={columns} total={total} isKnown={isAnswered} source={shown} />
      <GridToolbar
        grid={grid}
        columns={columns}
        exportRows={taken}
        cards={cards}
        hasFilters={hasFilters}
        onFilters={grid.showFilterLine}
        isBare={instead !== undefined}
      >
        {toolbar}
      </GridToolbar>
      {exportIn && (
        <Portal in={exportIn}>
          <ExportButton grid={grid} columns={columns as never} exportRows={taken as never} />
        </Portal>
      )}
      {shown.status !== 'error' && instead !== undefined && (
        <InPlace data-screen={view.count > 0 || undefined}>{instead}</InPlace>
      )}
      {hasFrame && (
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
          hasFilters={hasFilters && !cards.isShown}
          detail={detail}
          onOpen={props.onOpen}
          openRow={props.openRow}
          scroller={scroller}
          onFilters={grid.showFilterLine}
          isCards={cards.isShown}
          limit={cards.limit}
          room={room}
          onRoom={setRoom}
        />
      )}
      {shown.status === 'error' && (
        <RestoreFocusOnUnmount next={next}>
          <ErrorNotice error={shown.error} onRetry={shown.retry} />
        </RestoreFocusOnUnmount>
      )}
      {ready && view.count === 0 && instead === undefined && (
        <EmptyState text={isFiltered ? messages.nothingMatches : empty} />
      )}
      {isSelectable && (
        <BulkBar grid={grid} view={view} total={total} next={next}>
          {bulkActions}
        </BulkBar>
      )}
      {isPrinting && view.count > 0 && (
        <PrintedRows label={label} grid={grid} columns={columns} taken={given ?? taken.loaded} />
      )}
      {ready && instead === undefined && (
        <GridStatus
          grid={grid}
          view={view}
          total={total}
          ready={ready}
          columns={columns}
          cards={cards}
          emptyColumns={emptyColumns}
          next={next}
        />
      )}
    </Card>
  )
}) as <Row>(props: Omit<DataGridProps<Row>, 'messages'>) => ReactNode

const About = styled.div`
  margin: 0;
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border-subtle);
  color: var(--capstan-text-muted);
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`

/** Paper has the rows themselves, where there are any. */
const InPlace = styled.div`
  @media print {
    &[data-screen] {
      display: none;
    }
  }
`

/**
 * True when the rows answer the current request of the grid. The request starts in an effect and its rows are rendered a frame
 * later; without this check the earlier rows would count as matching ones.
 */
function isAnswerTo(
  asked: GridRequest,
  { isOutdated, isOrdered, requests }: Pick<ReadyRows<unknown>, 'isOutdated' | 'isOrdered' | 'requests'>,
): boolean {
  if (isOutdated) return false
  if (!isOrdered || !requests) return true
  return (
    requests.search === asked.search && requests.filters === asked.filters && requests.sorts === asked.sorts
  )
}

interface GridAnnouncementsProps<Row> extends GridSpeechInput<Row> {
  source: DataGridSource<Row>
}

/** Announces changes of a grid and shows them as notices. It is a component of its own, so that a notice renders nothing else. */
function GridAnnouncements<Row>({ source, ...spoken }: GridAnnouncementsProps<Row>) {
  useGridErrors(source)
  useGridSpeech(spoken)
  return null
}
