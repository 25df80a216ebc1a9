import type { Stakeholder, TotalsOfRows } from '@capstan/sdk-core/capTable'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'
import type { RowsGridOptions } from './useRowsGrid'
import { useStakeholderColumns } from './useStakeholderColumns'

export interface StakeholdersGridOptions {
  /** The totals of the rows, filtered or not. */
  totals: TotalsOfRows
  /** The units of the largest row, for units of one asset: each row has a bar in proportion to it. */
  largest?: string
  /** The day of the rows; today by default. */
  day?: string
  /** Changes its columns. */
  columns?: ChangeColumns<Stakeholder>
}

/** Returns the name and the settings of a grid of stakeholders. */
export function useStakeholdersGrid({
  totals,
  largest,
  day,
  columns,
}: StakeholdersGridOptions): RowsGridOptions<Stakeholder> {
  const messages = useMessages('capTable', capTableMessages)
  return {
    'aria-label': messages.byStakeholder,
    name: 'cap_table',
    columns: useStakeholderColumns(totals, largest),
    change: columns,
    day,
    first: 'units',
    empty: messages.noStakeholders,
  }
}
