import { issuedRoundColumns, type IssuedRound } from '@capstan/sdk-core/capTable'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'
import { RowsGrid } from './RowsGrid'
import { useIssuedRoundColumns } from './useIssuedRoundColumns'

export interface IssuedRoundsGridProps {
  /** The rounds that are shown: the same array as long as they are the same. */
  rows: readonly IssuedRound[]
}

/** A cap table by round. */
export function IssuedRoundsGrid({ rows }: IssuedRoundsGridProps) {
  const messages = useMessages('capTable', capTableMessages)
  return (
    <RowsGrid
      aria-label={messages.byRound}
      name="cap_table_rounds"
      rows={rows}
      columns={useIssuedRoundColumns(rows)}
      known={issuedRoundColumns}
      first="units"
      empty={messages.noRounds}
    />
  )
}
