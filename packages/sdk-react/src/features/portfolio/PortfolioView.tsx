import { today } from '@capstan/sdk-core'
import { createGrid, exportName, type Grid } from '@capstan/sdk-core/grid'
import type { PortfolioAsset, PortfolioRow, PortfolioStatus } from '@capstan/sdk-core/portfolio'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type ChangeColumns, useChangedColumns } from '../../grid/columns/useChangedColumns'
import { DataGrid } from '../../grid/DataGrid'
import { type GridMessages, useGridMessages } from '../../grid/messages'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useGridState } from '../../grid/model/useGridState'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { narrowEm } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { AssetCard } from './AssetCard'
import { ContinueItem } from './ContinueItem'
import { portfolioMessages } from './messages'
import { PortfolioCounts } from './PortfolioCounts'
import { PortfolioSummary } from './PortfolioSummary'
import { PortfolioToolbar } from './PortfolioToolbar'
import { usePortfolioColumns } from './usePortfolioColumns'

export interface PortfolioViewProps {
  /** The assets invested in, with the investments under them. */
  assets: readonly PortfolioAsset[]
  /** The statuses that are shown. */
  statuses: readonly PortfolioStatus[]
  /** Called with the statuses to show. */
  onStatusesChange: (statuses: readonly PortfolioStatus[]) => void
  /** The first thing to do: in place of a list that is empty, below one that holds only failed investments. */
  start?: ReactNode
  /** Further offerings, below the investments. */
  more?: ReactNode
  /** The person may look at the investments and not continue with them: a viewer of the account. */
  isReadOnly?: boolean
  /** Changes the columns of the table. Keep the same function while they do not change. */
  columns?: ChangeColumns<PortfolioRow>
}

/** Holdings and open investments of an investor, by asset. @public */
export function PortfolioView({ assets, statuses, onStatusesChange, columns, ...rest }: PortfolioViewProps) {
  const { start, more, isReadOnly } = rest
  const messages = useMessages('portfolio', portfolioMessages)
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(root)
  const [asksTable, setAsksTable] = useState(false)
  const isCards = isNarrow && !asksTable
  const hasInvestments = assets.some(({ rows }) => rows.some(({ isFailed }) => !isFailed))

  const instead =
    assets.length === 0 ? (
      <EmptyState text={messages.empty} />
    ) : isCards ? (
      <>
        <AssetCards assets={assets} />
        <PortfolioCounts assets={assets} />
      </>
    ) : undefined

  // Without investments there is nothing to filter or to sort.
  if (assets.length === 0 && start)
    return (
      <Stack ref={root} gap={6} className="capstan-portfolio">
        {start}
      </Stack>
    )
  return (
    <Stack ref={root} gap={6} className="capstan-portfolio">
      <ContinueCard assets={assets} isReadOnly={isReadOnly} />
      {assets.length > 0 && <PortfolioSummary assets={assets} />}
      <PortfolioGrid
        assets={assets}
        columns={columns}
        instead={instead}
        toolbar={
          <PortfolioToolbar
            assets={assets}
            statuses={statuses}
            onStatusesChange={onStatusesChange}
            view={
              isNarrow && assets.length > 0 ? { isCards, onChange: (next) => setAsksTable(!next) } : undefined
            }
          />
        }
      />
      {hasInvestments ? more : start}
    </Stack>
  )
}

/** Returns true when the element is too narrow for a table; false where its width cannot be measured. */
function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const em = parseFloat(getComputedStyle(element).fontSize) || 14
      if (entry) setNarrow(entry.contentRect.width < narrowEm * em)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return isNarrow
}

interface AssetCardsProps {
  /** The assets, with the investments under them. */
  assets: readonly PortfolioAsset[]
}

/** Portfolio without room for a table: a card for each asset. */
function AssetCards({ assets }: AssetCardsProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  return (
    <LinedList aria-label={messages.byAsset}>
      {assets.map((asset) => (
        <li key={asset.id}>
          <AssetCard asset={asset} />
        </li>
      ))}
    </LinedList>
  )
}

export interface ContinueCardProps extends Pick<PortfolioViewProps, 'isReadOnly'> {
  /** The assets that are shown. */
  assets: readonly PortfolioAsset[]
}

/** Open investments of the investor, each with its next step. Empty when none is open. */
export function ContinueCard({ assets, isReadOnly }: ContinueCardProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const open = assets.flatMap(({ rows }) => rows).filter(({ status }) => status === 'Onboarding')
  // Investments with an action come before those that are being checked.
  const rows = [...open.filter((row) => !row.isProcessing), ...open.filter((row) => row.isProcessing)]

  if (rows.length === 0) return null
  return (
    <Card flush className="capstan-continue" title={messages.continueTitle}>
      {isReadOnly && <ReadOnlyNote>{messages.viewerMayNotContinue}</ReadOnlyNote>}
      <LinedList>
        {rows.map((row) => (
          <ContinueItem key={row.id} row={row} isFirst={row === rows[0]} isReadOnly={isReadOnly} />
        ))}
      </LinedList>
    </Card>
  )
}

const ReadOnlyNote = styled.p`
  margin: 0;
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border);
  color: var(--capstan-text-muted);
`

export interface PortfolioGridProps {
  /** The assets invested in, with the investments under them. */
  assets: readonly PortfolioAsset[]
  /** The first item of the toolbar above the table. */
  toolbar?: ReactNode
  /** Replaces the table where it has no room or no rows. */
  instead?: ReactNode
  /** Changes the columns of the table, which a card does not have. Keep the same function while they do not change. */
  columns?: ChangeColumns<PortfolioRow>
}

/** Investments grouped by asset: a row for each asset, which opens to one row for each investment. @public */
export function PortfolioGrid({ assets, toolbar, instead, columns: change }: PortfolioGridProps) {
  const { preferences } = useCapstan()
  const messages = useMessages('portfolio', portfolioMessages)
  const columns = useChangedColumns(usePortfolioColumns(), change)
  const [grid] = useState(() =>
    createGrid({ key: 'portfolio', columns, preferences, initial: { groupBy: 'asset' } }),
  )
  const rows = useMemo(() => assets.flatMap((asset) => asset.rows), [assets])

  return (
    <DataGrid
      className="capstan-portfolio-grid"
      aria-label={messages.byAsset}
      grid={grid}
      columns={useKindUnderAsset(grid, columns)}
      source={useMemo(() => ({ status: 'ready', rows }), [rows])}
      idOf={investmentId}
      empty={messages.empty}
      messages={usePortfolioGridMessages(grid, assets)}
      toolbar={toolbar}
      instead={instead}
      isTableOnly
      fileName={exportName('portfolio', today(), 'yyyy_MM_dd')}
    />
  )
}

const investmentId = ({ id }: PortfolioRow) => id

/** Returns the columns of a portfolio. Grouped by asset, the asset column shows the kind of an investment instead of the name. */
function useKindUnderAsset(
  grid: Grid,
  columns: readonly DataColumn<PortfolioRow>[],
): readonly DataColumn<PortfolioRow>[] {
  const isByAsset = useGridState(grid, ({ groupBy }) => groupBy === 'asset')
  return useMemo(
    () =>
      isByAsset
        ? columns.map((column) => (column.id === 'asset' ? { cell: kindOf, ...column } : column))
        : columns,
    [isByAsset, columns],
  )
}

const kindOf = ({ kind }: PortfolioRow) => <InvestmentKind kind={kind} />

type InvestmentKindProps = Pick<PortfolioRow, 'kind'>

/** The kind of an investment: a holding, or a distribution that may become one. */
function InvestmentKind({ kind }: InvestmentKindProps) {
  return <Word>{useMessages('portfolio', portfolioMessages)[kind]}</Word>
}

const Word = styled.span`
  color: var(--capstan-text-muted);
`

/** Returns the messages of a grid of investments: the count of its rows, and of the assets when all are shown. */
function usePortfolioGridMessages(grid: Grid, assets: readonly PortfolioAsset[]): Partial<GridMessages> {
  const messages = useMessages('portfolio', portfolioMessages)
  const { total } = useGridMessages()
  const { plural } = useFormats()
  const isFiltered = useGridState(grid, ({ filters, search }) => filters.length > 0 || search !== '')
  const hasFailed = assets.some(({ rows }) => rows.some(({ isFailed }) => isFailed))
  const count = assets.length

  return useMemo(
    () => ({
      rows: messages.investmentCount,
      total: hasFailed ? messages.totalWithoutFailed : total,
      loadedOf: isFiltered
        ? '{total}'
        : fillIn(messages.counts, { assets: plural(messages.assetCount, count), investments: '{total}' }),
    }),
    [messages, plural, total, isFiltered, hasFailed, count],
  )
}
