import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { AssetCard } from './AssetCard'
import { portfolioMessages } from './messages'

export interface AssetCardsProps {
  /** The assets, with the investments under them. */
  assets: readonly PortfolioAsset[]
}

/** The portfolio where a table has no room: a card an asset. */
export function AssetCards({ assets }: AssetCardsProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  return (
    <List aria-label={messages.byAsset}>
      {assets.map((asset) => (
        <li key={asset.id}>
          <AssetCard asset={asset} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--capstan-border);
  }
`
