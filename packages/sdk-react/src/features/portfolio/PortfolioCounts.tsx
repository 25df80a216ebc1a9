import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { portfolioMessages } from './messages'

export interface PortfolioCountsProps {
  /** The assets that are shown. */
  assets: readonly PortfolioAsset[]
}

/** The numbers of assets and investments shown. */
export function PortfolioCounts({ assets }: PortfolioCountsProps) {
  return <Line>{usePortfolioCounts(assets)}</Line>
}

/** The same as text. */
export function usePortfolioCounts(assets: readonly PortfolioAsset[]): string {
  const { plural } = useFormats()
  const messages = useMessages('portfolio', portfolioMessages)
  const rows = assets.reduce((sum, asset) => sum + asset.rows.length, 0)
  if (rows === 0) return messages.empty

  return fillIn(messages.counts, {
    assets: plural(messages.assetCount, assets.length),
    investments: plural(messages.investmentCount, rows),
  })
}

const Line = styled.p`
  margin: 0;
  padding: var(--capstan-space-2) var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`
