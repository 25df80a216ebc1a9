import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { ExactFigure, type ExactFigureProps } from '../../ui/display/ExactFigure'
import { Inline } from '../../ui/layout/Inline'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { portfolioMessages } from './messages'
import { StatusLink } from './StatusLink'

export interface AssetCardProps {
  /** The asset. */
  asset: PortfolioAsset
}

/** Card of one asset on a narrow screen: its total, and each investment with its status. */
export function AssetCard({ asset }: AssetCardProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  return (
    <Card className="capstan-asset-card">
      <h2 className="capstan-strong">
        <bdi>{asset.asset}</bdi>
      </h2>
      <p>
        <bdi>{asset.issuer}</bdi>
      </p>
      <DefinitionRows compact>
        <Row label={messages.units} value={<Figure value={asset.units} as="units" />} />
        <Row label={messages.value} value={<Figure value={asset.value} as="amount" />} />
        <Row label={messages.investment} value={<Figure value={asset.investment} as="amount" />} />
      </DefinitionRows>
      <ul>
        {asset.rows.map((row) => (
          <li key={row.id}>
            <Inline spread>
              <Inline>
                <StatusLink row={row} />
                <bdi>{row.round}</bdi>
              </Inline>
              <span data-end="">
                <Figure value={row.value} as="money" />
              </span>
            </Inline>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Card = styled.article`
  padding: var(--capstan-space-4);
  font-variant-numeric: tabular-nums lining-nums;
  > h2 {
    margin: 0;
    font: inherit;
    font-weight: var(--capstan-font-weight-strong);
  }
  > p {
    margin: 0 0 var(--capstan-space-2);
    color: var(--capstan-text-muted);
  }
  > ul {
    margin: var(--capstan-space-2) 0 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    padding-block: var(--capstan-space-2);
    border-top: 1px solid var(--capstan-border-subtle);
  }
  /* Figures stand under figures, on a line of their own as well. */
  [data-end] {
    margin-inline-start: auto;
  }
`

interface FigureProps extends Pick<ExactFigureProps, 'as'> {
  /** The figure; undefined when there is none. */
  value?: ExactFigureProps['value']
}

/** A figure with its full value on request; N/A without a value. */
function Figure({ value, as }: FigureProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  return value ? <ExactFigure value={value} as={as} /> : <span data-empty>{messages.notAvailable}</span>
}
