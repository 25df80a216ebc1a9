import type { PortfolioAsset, PortfolioRow, PortfolioStatus } from '@capstan/sdk-core/portfolio'
import { useRef, useState, type ReactNode } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Stack } from '../../ui/layout/Stack'
import { AssetCards } from './AssetCards'
import { ContinueCard } from './ContinueCard'
import { portfolioMessages } from './messages'
import { PortfolioCounts } from './PortfolioCounts'
import { PortfolioGrid } from './PortfolioGrid'
import { PortfolioSummary } from './PortfolioSummary'
import { PortfolioToolbar } from './PortfolioToolbar'
import { useIsNarrow } from './useIsNarrow'

export interface PortfolioViewProps {
  /** The assets invested in, with the investments under them. */
  assets: readonly PortfolioAsset[]
  /** The statuses that are shown. */
  statuses: readonly PortfolioStatus[]
  /** Called with the statuses to show. */
  onStatusesChange: (statuses: readonly PortfolioStatus[]) => void
  /** What to begin with, under a list in which nothing is, or nothing that came to anything. */
  start?: ReactNode
  /** Changes the columns of the table: the same function as long as they are the same. */
  columns?: ChangeColumns<PortfolioRow>
}

/** What an investor holds and is about to hold, by asset. @public */
export function PortfolioView({ assets, statuses, onStatusesChange, start, columns }: PortfolioViewProps) {
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

  return (
    <Stack ref={root} gap={6} className="capstan-portfolio">
      <ContinueCard assets={assets} />
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
      {!hasInvestments && start}
    </Stack>
  )
}
