import type { Stakeholder } from '@capstan/sdk-core/capTable'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'
import { RowsGrid } from './RowsGrid'
import { useStakeholderColumns } from './useStakeholderColumns'

export interface StakeholdersGridProps {
  /** The rows that are shown: the same array as long as they are the same. */
  rows: readonly Stakeholder[]
  /** The day they are of; today unless told. */
  day?: string
  /** Changes its columns. */
  columns?: ChangeColumns<Stakeholder>
}

/** A cap table by stakeholder. (CAPZ-004) */
export function StakeholdersGrid({ rows, day, columns }: StakeholdersGridProps) {
  const messages = useMessages('capTable', capTableMessages)
  return (
    <RowsGrid
      aria-label={messages.byStakeholder}
      name="cap_table"
      rows={rows}
      day={day}
      columns={useStakeholderColumns(rows)}
      change={columns}
      first="units"
      empty={messages.noStakeholders}
    />
  )
}
