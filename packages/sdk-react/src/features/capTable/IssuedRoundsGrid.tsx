import type { IssuedRound } from '@capstan/sdk-core/capTable'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'
import { RowsGrid } from './RowsGrid'
import { useIssuedRoundColumns } from './useIssuedRoundColumns'

export interface IssuedRoundsGridProps {
  /** The rounds that are shown: the same array as long as they are the same. */
  rows: readonly IssuedRound[]
  /** The day they are of; today unless told. */
  day?: string
  /** Changes its columns. */
  columns?: ChangeColumns<IssuedRound>
}

/** A cap table by round. */
export function IssuedRoundsGrid({ rows, day, columns }: IssuedRoundsGridProps) {
  const messages = useMessages('capTable', capTableMessages)
  return (
    <RowsGrid
      aria-label={messages.byRound}
      name="cap_table_rounds"
      rows={rows}
      day={day}
      columns={useIssuedRoundColumns(rows)}
      change={columns}
      first="units"
      empty={messages.noRounds}
    />
  )
}
