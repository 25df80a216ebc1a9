import { compare, decimal, type Decimal } from '@capstan/sdk-core'
import {
  type CapTablePart,
  type CapTableRecords,
  type IssuedRound,
  partsOfRows,
  type Stakeholder,
  totalsByAsset,
  totalsOf,
} from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { ShareChartProps } from '../../charts/shares/ShareChart'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { CapTableFrame } from './CapTableFrame'
import { OwnershipPicture } from './OwnershipPicture'
import { RowsGrid } from './RowsGrid'
import { type CapTableKeeping, useCapTableChoice } from './useCapTableChoice'
import { type StakeholdersGridOptions, useStakeholdersGrid } from './useStakeholdersGrid'

export interface CapTableViewProps extends CapTableKeeping {
  /** The records of the cap table. */
  capTable: CapTableRecords
  /** The chart: a donut by default, tiles where there are many stakeholders. */
  shape?: ShareChartProps['shape']
  /** The day it is of, `YYYY-MM-DD`: its file is called so. */
  day?: string
  /** Changes the columns by stakeholder: the same function as long as they are the same. */
  columns?: ChangeColumns<Stakeholder>
  /** Changes the columns by round: the same function as long as they are the same. */
  roundColumns?: ChangeColumns<IssuedRound>
}

/** A cap table whose rows are all loaded: its totals, a chart, and its rows by stakeholder or by round. @public */
export function CapTableView({ capTable, shape = 'donut', day, columns, ...props }: CapTableViewProps) {
  const { stakeholders, rounds } = capTable
  const totals = useMemo(() => totalsByAsset(stakeholders), [stakeholders])
  const shown = useCapTableChoice(totals, rounds, props)
  const { assetId, onlyId } = shown
  const rows = useMemo(
    () => (assetId === undefined ? stakeholders : stakeholders.filter((row) => row.assetId === assetId)),
    [stakeholders, assetId],
  )
  const parts = useMemo(() => (onlyId === undefined ? [] : partsOfRows(rows)), [onlyId, rows])
  const ofShown = totalsOf(totals, assetId)

  return (
    <CapTableFrame
      shown={shown}
      day={day}
      picture={<OwnershipPicture parts={parts} totals={ofShown} shape={shape} />}
      stakeholders={
        <StakeholdersGrid
          rows={rows}
          totals={ofShown}
          largest={largestOf(parts)}
          day={day}
          columns={columns}
        />
      }
      roundColumns={props.roundColumns}
    />
  )
}

const largestOf = (parts: readonly CapTablePart[]) =>
  parts
    .flatMap(({ units }) => (units === null ? [] : decimal(units)))
    .reduce<Decimal | undefined>((most, each) => (most && compare(most, each) >= 0 ? most : each), undefined)
    ?.toString()

interface StakeholdersGridProps extends StakeholdersGridOptions {
  /** The rows that are shown: the same array as long as they are the same. */
  rows: readonly Stakeholder[]
}

/** A cap table by stakeholder, all of which are here. (CAPZ-004) */
function StakeholdersGrid({ rows, ...options }: StakeholdersGridProps) {
  return <RowsGrid {...useStakeholdersGrid(options)} rows={rows} />
}
