import { today } from '@capstan/sdk-core'
import { createGrid, exportName } from '@capstan/sdk-core/grid'
import { portfolioColumns, type PortfolioAsset, type PortfolioRow } from '@capstan/sdk-core/portfolio'
import { useMemo, useState, type ReactNode } from 'react'
import { DataGrid } from '../../grid/DataGrid'
import { useGridState } from '../../grid/model/useGridState'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { portfolioMessages } from './messages'
import { usePortfolioColumns } from './usePortfolioColumns'
import { usePortfolioWords } from './usePortfolioWords'

export interface PortfolioGridProps {
  /** The assets invested in, with the investments under them. */
  assets: readonly PortfolioAsset[]
  /** What stands first in the line above them. */
  toolbar?: ReactNode
  /** What stands in their place, where there is no room for a table or nothing to show. */
  instead?: ReactNode
}

/** Investments by asset: a line an asset, and under it, once opened, a row an investment. @public */
export function PortfolioGrid({ assets, toolbar, instead }: PortfolioGridProps) {
  const { preferences } = useCapstan()
  const messages = useMessages('portfolio', portfolioMessages)
  const [grid] = useState(() =>
    createGrid({
      key: 'portfolio',
      columns: portfolioColumns,
      preferences,
      initial: { groupBy: 'asset' },
    }),
  )
  const columns = usePortfolioColumns(useGridState(grid, ({ groupBy }) => groupBy === 'asset'))
  const rows = useMemo(() => assets.flatMap((asset) => asset.rows), [assets])

  return (
    <DataGrid
      className="capstan-portfolio-grid"
      aria-label={messages.byAsset}
      grid={grid}
      columns={columns}
      source={useMemo(() => ({ status: 'ready', rows }), [rows])}
      idOf={investmentId}
      empty={messages.empty}
      words={usePortfolioWords(grid, assets)}
      toolbar={toolbar}
      instead={instead}
      isTableOnly
      fileName={exportName('portfolio', today(), 'yyyy_MM_dd')}
    />
  )
}

const investmentId = ({ id }: PortfolioRow) => id
