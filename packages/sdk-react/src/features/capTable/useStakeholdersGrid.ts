import type { Stakeholder, TotalsOfRows } from '@capstan/sdk-core/capTable'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'
import type { RowsGridOptions } from './useRowsGrid'
import { useStakeholderColumns } from './useStakeholderColumns'

export interface StakeholdersGridOptions {
  /** What the rows come to, filtered or not. */
  totals: TotalsOfRows
  /** What the largest of them has, where units are of one asset: each has a bar beside its own. */
  largest?: string
  /** The day they are of; today unless told. */
  day?: string
  /** Changes its columns. */
  columns?: ChangeColumns<Stakeholder>
}

/** What a grid of stakeholders is called, and how it is shown. */
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
