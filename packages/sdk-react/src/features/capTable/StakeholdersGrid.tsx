import type { Stakeholder } from '@capstan/sdk-core/capTable'
import { RowsGrid } from './RowsGrid'
import { useStakeholdersGrid, type StakeholdersGridOptions } from './useStakeholdersGrid'

export interface StakeholdersGridProps extends StakeholdersGridOptions {
  /** The rows that are shown: the same array as long as they are the same. */
  rows: readonly Stakeholder[]
}

/** A cap table by stakeholder, all of which are here. (CAPZ-004) */
export function StakeholdersGrid({ rows, ...options }: StakeholdersGridProps) {
  return <RowsGrid {...useStakeholdersGrid(options)} rows={rows} />
}
