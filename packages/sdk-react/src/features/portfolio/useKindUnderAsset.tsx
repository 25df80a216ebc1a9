import type { Grid } from '@capstan/sdk-core/grid'
import type { PortfolioRow } from '@capstan/sdk-core/portfolio'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useGridState } from '../../grid/model/useGridState'
import { InvestmentKind } from './InvestmentKind'

/** The columns of a portfolio: under its asset, whose name stands above it, an investment says what it is. */
export function useKindUnderAsset(
  grid: Grid,
  columns: readonly DataColumn<PortfolioRow>[],
): readonly DataColumn<PortfolioRow>[] {
  const isByAsset = useGridState(grid, ({ groupBy }) => groupBy === 'asset')
  return useMemo(
    () =>
      isByAsset
        ? columns.map((column) => (column.id === 'asset' ? { cell: kindOf, ...column } : column))
        : columns,
    [isByAsset, columns],
  )
}

const kindOf = ({ kind }: PortfolioRow) => <InvestmentKind kind={kind} />
