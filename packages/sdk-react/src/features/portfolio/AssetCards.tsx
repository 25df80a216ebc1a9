import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { useMessages } from '../../provider/useMessages'
import { AssetCard } from './AssetCard'
import { portfolioMessages } from './messages'
import { LinedList } from '../../ui/layout/LinedList'

export interface AssetCardsProps {
  /** The assets, with the investments under them. */
  assets: readonly PortfolioAsset[]
}

/** The portfolio where a table has no room: a card an asset. */
export function AssetCards({ assets }: AssetCardsProps) {
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
