import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { ContinueItem } from './ContinueItem'
import { portfolioMessages } from './messages'
import { LinedList } from '../../ui/layout/LinedList'

export interface ContinueCardProps {
  /** The assets that are shown. */
  assets: readonly PortfolioAsset[]
}

/** What waits for the investor: the open investments, each with its next step. Nothing where none is open. */
export function ContinueCard({ assets }: ContinueCardProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const open = assets.flatMap(({ rows }) => rows).filter(({ status }) => status === 'Onboarding')
  // What can be done now comes before what is being checked.
  const rows = [...open.filter((row) => !row.isProcessing), ...open.filter((row) => row.isProcessing)]

  if (rows.length === 0) return null
  return (
    <Card flush className="capstan-continue" title={messages.continueTitle}>
      <LinedList>
        {rows.map((row) => (
          <ContinueItem key={row.id} row={row} isFirst={row === rows[0]} />
        ))}
      </LinedList>
    </Card>
  )
}
