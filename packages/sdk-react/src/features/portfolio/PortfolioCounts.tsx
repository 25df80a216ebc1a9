import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { investmentCount } from './investmentCount'
import { portfolioMessages } from './messages'

export interface PortfolioCountsProps {
  /** The assets that are shown. */
  assets: readonly PortfolioAsset[]
}

/** How many assets and investments are shown. */
export function PortfolioCounts({ assets }: PortfolioCountsProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const rows = assets.reduce((sum, asset) => sum + asset.rows.length, 0)
  const assetCount =
    assets.length === 1 ? messages.oneAsset : fillIn(messages.manyAssets, { count: String(assets.length) })

  return (
    <Line>
      {fillIn(messages.counts, { assets: assetCount, investments: investmentCount(rows, messages) })}
    </Line>
  )
}

const Line = styled.p`
  margin: 0;
  padding: var(--capstan-space-2) var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`
