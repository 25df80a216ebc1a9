import {
  capTableRoundsQuery,
  capTableTotalsQuery,
  type CapTableChoice,
  type IssuedRound,
} from '@capstan/sdk-core/capTable'
import { useState } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { CapTableLoading } from './CapTableLoading'
import type { CapTableViewProps } from './CapTableView'
import type { Grouping } from './GroupingSwitch'
import { PagedCapTable } from './PagedCapTable'
import type { ChosenAsset } from './useChosenAsset'

export interface CapTableProps extends CapTableChoice, Pick<CapTableViewProps, 'columns' | 'roundColumns'> {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who holds how much of the assets of this instance's account, or of one round, today or as of a day. @public */
export function CapTable({ isolation, ...choice }: CapTableProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedCapTable {...choice} />
    </CapstanRoot>
  )
}

type ConnectedCapTableProps = Omit<CapTableProps, 'isolation'> &
  Pick<CapTableViewProps, 'choice' | 'keptGrouping'>

/** The same within a root; what is chosen of it may be kept by whoever shows it. */
export function ConnectedCapTable(props: ConnectedCapTableProps) {
  const { roundId, day, columns, roundColumns } = props
  const capstan = useCapstan()
  // What was chosen stays chosen from one day to another.
  const ownChoice = useState<ChosenAsset>()
  const ownGrouping = useState<Grouping>('stakeholder')
  const { choice = ownChoice, keptGrouping = ownGrouping } = props
  const totals = useCapstanQuery(capTableTotalsQuery(capstan, { roundId, day }))
  const rounds = useCapstanQuery({
    ...capTableRoundsQuery(capstan, { day }),
    enabled: roundId === undefined,
  })
  const asked = roundId === undefined ? [totals, rounds] : [totals]
  const failed = asked.find((each) => each.status === 'error')

  if (failed?.status === 'error') return <ErrorNotice error={failed.error} onRetry={failed.retry} />
  if (totals.status !== 'ready' || (roundId === undefined && rounds.status !== 'ready'))
    return <CapTableLoading visible={asked.some((each) => each.status === 'loading' && each.visible)} />
  return (
    <PagedCapTable
      key={`${roundId} ${day}`}
      totals={totals.data}
      rounds={rounds.status === 'ready' ? rounds.data : none}
      roundId={roundId}
      day={day}
      columns={columns}
      roundColumns={roundColumns}
      choice={choice}
      keptGrouping={keptGrouping}
    />
  )
}

const none: readonly IssuedRound[] = []
