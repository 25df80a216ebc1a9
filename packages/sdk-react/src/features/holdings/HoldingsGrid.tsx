import { today } from '@capstan/sdk-core'
import { createGrid, exportName, type Grid } from '@capstan/sdk-core/grid'
import { holdingColumns, type HoldingRow, holdingsSource } from '@capstan/sdk-core/holdings'
import { type ReactNode, useMemo, useState } from 'react'
import { type ChangeColumns, useChangedColumns } from '../../grid/columns/useChangedColumns'
import { DataGrid } from '../../grid/DataGrid'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { type ColumnLook, withLooks } from '../../grid/model/withLooks'
import { useGridSource } from '../../grid/useGridSource'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import type { Place } from '../../ui/layout/Portal'
import { useTermColumn } from '../holding/useTermColumn'
import { holdingsMessages } from './messages'

export interface HoldingsGridProps extends BlockProps {
  /** The place of the export button outside of the grid: in the head of its page. */
  exportIn?: Place
  /** Those of one round; of all securities by default. */
  roundId?: string
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<HoldingRow>
  /** Renders the actions for the selected rows in the bar below: `selectionFilter` returns which they are. */
  bulkActions?: (grid: Grid) => ReactNode
}

/** Grid of the holdings of the securities of this instance's account. @public */
export const HoldingsGrid = block(function HoldingsGrid(props: HoldingsGridProps) {
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
}, 'roundId')

const holdingId = ({ id }: HoldingRow) => id

/** The columns of holdings with their looks, in the page's language. (HOLD-002, HOLD-004) */
function useHoldingsColumns(): readonly DataColumn<HoldingRow>[] {
  const messages = useMessages('holdings', holdingsMessages)
  const { known, figure, flag } = useColumnLooks(messages.notAvailable)
  const formats = useFormats()
  const termColumn = useTermColumn()
  const { href } = useRouter()

  return useMemo(() => {
    const looks: Record<string, ColumnLook<HoldingRow>> = {
      investor: { ...known(), side: 'start', width: 200, as: 'title' },
      investorEmail: { ...known(), width: 190, as: 'wide' },
      securityName: { ...known(), width: 150 },
      totalUnits: { ...figure(formats.units), href: ({ id }) => href(`/holding/${id}`), width: 128 },
      percentOfRaise: { ...figure(formats.percent), explanation: messages.aboutPercentOfRaise, width: 140 },
      costBasis: { ...figure(formats.price), explanation: messages.aboutCostBasis, width: 120 },
      tokenized: { ...flag, width: 112 },
      term: { ...figure(formats.units), explanation: messages.aboutTerm, ...termColumn, width: 84 },
      yield: { ...figure(formats.coupon), width: 84 },
      totalValue: { ...figure(formats.money), explanation: messages.aboutTotalValue, width: 132 },
      issuedOn: { ...known((day) => formats.day(day, 'short')), width: 112 },
    }
    return withLooks(holdingColumns, looks, messages)
  }, [messages, known, figure, flag, formats, termColumn, href])
}
