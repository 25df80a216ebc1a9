import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { AssetRow } from './AssetRow'
import { figureColumns, wordColumns } from './columns'
import { InvestmentRow } from './InvestmentRow'
import { portfolioMessages } from './messages'
import { tableRules } from './tableRules'
import { TotalRow } from './TotalRow'
import { useExpanded } from './useExpanded'
import { useRowFocus } from './useRowFocus'

export interface AssetTableProps {
  /** The assets, with the investments under them. */
  assets: readonly PortfolioAsset[]
}

/** The portfolio as a table: a row an asset, and under it, once opened, a row an investment. */
export function AssetTable({ assets }: AssetTableProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const table = useRef<HTMLTableElement>(null)
  const expanded = useExpanded()
  const { active = assets[0]?.id, ...handlers } = useRowFocus(table, expanded)

  return (
    <Scroller>
      <table
        ref={table}
        role="treegrid"
        aria-label={messages.byAsset}
        className="capstan-table"
        {...handlers}
      >
        <thead>
          <tr role="row">
            {wordColumns.map((id) => (
              <th key={id} role="columnheader" scope="col">
                {messages[id]}
              </th>
            ))}
            {figureColumns.map(({ id }) => (
              <th key={id} role="columnheader" scope="col" data-numeric>
                {messages[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {assets.flatMap((asset) => [
            <AssetRow key={asset.id} asset={asset} expanded={expanded} isActive={active === asset.id} />,
            ...(expanded.has(asset.id) ? asset.rows : []).map((row) => (
              <InvestmentRow key={row.id} row={row} assetId={asset.id} isActive={active === row.id} />
            )),
          ])}
        </tbody>
        <tfoot>
          <TotalRow assets={assets} />
        </tfoot>
      </table>
    </Scroller>
  )
}

const Scroller = styled.div`
  ${tableRules}
`
