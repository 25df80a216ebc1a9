import {
  totalsOf,
  type CapTableChoice,
  type IssuedRound,
  type TotalsByAsset,
} from '@capstan/sdk-core/capTable'
import { CapTableFrame } from './CapTableFrame'
import type { CapTableViewProps } from './CapTableView'
import { PagedPicture } from './PagedPicture'
import { PagedStakeholders } from './PagedStakeholders'
import { useCapTableChoice } from './useCapTableChoice'
import { useLargest } from './useLargest'

export interface PagedCapTableProps
  extends CapTableChoice, Pick<CapTableViewProps, 'choice' | 'keptGrouping' | 'columns' | 'roundColumns'> {
  /** What it comes to, by asset. */
  totals: TotalsByAsset
  /** The rounds of the assets; none where it is the cap table of one round. */
  rounds: readonly IssuedRound[]
}

/** A cap table of which only so much is read as is shown. */
export function PagedCapTable({ totals, rounds, roundId, day, columns, ...props }: PagedCapTableProps) {
  const shown = useCapTableChoice(totals, rounds, props)
  const { assetId, onlyId } = shown
  const ofShown = totalsOf(totals, assetId)
  const largest = useLargest({ assetId: onlyId, roundId, day })

  return (
    <CapTableFrame
      shown={shown}
      day={day}
      picture={
        onlyId !== undefined && (
          <PagedPicture of={{ assetId: onlyId, roundId, day }} totals={ofShown} rounds={shown.rounds} />
        )
      }
      stakeholders={
        <PagedStakeholders
          totals={ofShown}
          largest={largest}
          roundId={roundId}
          day={day}
          assetId={assetId}
          columns={columns}
        />
      }
      roundColumns={props.roundColumns}
    />
  )
}
