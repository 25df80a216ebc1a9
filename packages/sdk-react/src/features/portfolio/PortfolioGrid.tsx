import { today } from '@capstan/sdk-core'
import { createGrid, exportName } from '@capstan/sdk-core/grid'
import { type PortfolioAsset, type PortfolioRow } from '@capstan/sdk-core/portfolio'
import { useMemo, useState, type ReactNode } from 'react'
import { useChangedColumns, type ChangeColumns } from '../../grid/columns/useChangedColumns'
import { DataGrid } from '../../grid/DataGrid'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { portfolioMessages } from './messages'
import { useKindUnderAsset } from './useKindUnderAsset'
import { usePortfolioColumns } from './usePortfolioColumns'
import { usePortfolioGridMessages } from './usePortfolioGridMessages'

export interface PortfolioGridProps {
  /** The assets invested in, with the investments under them. */
  assets: readonly PortfolioAsset[]
  /** What stands first in the line above them. */
  toolbar?: ReactNode
  /** What stands in their place, where there is no room for a table or nothing to show. */
  instead?: ReactNode
  /** Changes its columns, which a card does not have: the same function as long as they are the same. */
  columns?: ChangeColumns<PortfolioRow>
}

/** Investments by asset: a line an asset, and under it, once opened, a row an investment. @public */
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
