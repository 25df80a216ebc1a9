import { today } from '@capstan/sdk-core'
import { createGrid, exportName, type Grid } from '@capstan/sdk-core/grid'
import { holdingsSource, type HoldingRow } from '@capstan/sdk-core/holdings'
import { useState, type ReactNode } from 'react'
import { DataGrid } from '../../grid/DataGrid'
import { useChangedColumns, type ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useGridSource } from '../../grid/useGridSource'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { holdingsMessages } from './messages'
import { useHoldingsColumns } from './useHoldingsColumns'
import type { Place } from '../../ui/layout/Elsewhere'

export interface HoldingsGridProps {
  /** Where the button stands that exports it, outside of it: in the head of its page. */
  exportIn?: Place
  /** Those of one round; of all securities unless told. */
  roundId?: string
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<HoldingRow>
  /** What can be done with the selected rows, in the bar beneath them: `selectionFilter` says which they are. */
  bulkActions?: (grid: Grid) => ReactNode
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who holds how much of the securities of this instance's account. @public */
export function HoldingsGrid({ isolation, ...shown }: HoldingsGridProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedHoldings key={shown.roundId} {...shown} />
    </CapstanRoot>
  )
}

function ConnectedHoldings(props: Omit<HoldingsGridProps, 'isolation'>) {
  const { roundId, exportIn, columns: change, bulkActions } = props
  const capstan = useCapstan()
  const messages = useMessages('holdings', holdingsMessages)
  const columns = useChangedColumns(useHoldingsColumns(), change)
  const [grid] = useState(() =>
    createGrid({
      key: roundId === undefined ? 'holdings' : 'round_holdings',
      columns,
      preferences: capstan.preferences,
    }),
  )
  const [source] = useState(() => holdingsSource(capstan, roundId))
  const rows = useGridSource({ source, grid, columns })

  return (
    <DataGrid
      className="capstan-holdings-grid"
      aria-label={messages.holdings}
      grid={grid}
      columns={columns}
      source={rows}
      idOf={holdingId}
      empty={messages.empty}
      fileName={exportName('holdings', today(), roundId === undefined ? 'yyyy_MM_dd' : 'MM_dd_yyyy')}
      exportIn={exportIn}
      isSelectable
      bulkActions={bulkActions?.(grid)}
    />
  )
}

const holdingId = ({ id }: HoldingRow) => id
