import {
  type CapTableChoice,
  type CapTablePartsChoice,
  capTablePartsQuery,
  capTableRoundsQuery,
  type CapTableRowsChoice,
  capTableSource,
  capTableTotalsQuery,
  type IssuedRound,
  partsByStakeholder,
  type Stakeholder,
  type TotalsByAsset,
  totalsOf,
} from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { CapTableFrame } from './CapTableFrame'
import { CapTableLoading } from './CapTableLoading'
import type { CapTableViewProps } from './CapTableView'
import type { Grouping } from './GroupingSwitch'
import { fewStakeholders, OwnershipPicture, type OwnershipPictureProps } from './OwnershipPicture'
import { PagedRowsGrid } from './PagedRowsGrid'
import { useCapTableChoice } from './useCapTableChoice'
import type { ChosenAsset } from './useChosenAsset'
import { type StakeholdersGridOptions, useStakeholdersGrid } from './useStakeholdersGrid'

export interface CapTableProps
  extends BlockProps, CapTableChoice, Pick<CapTableViewProps, 'columns' | 'roundColumns'> {}

/** Cap table of the assets of this instance's account, or of one round, today or on a day. @public */
export const CapTable = block(function CapTable(props: CapTableProps) {
  return <ConnectedCapTable {...props} />
})

type ConnectedCapTableProps = Omit<CapTableProps, 'isolation'> &
  Pick<CapTableViewProps, 'choice' | 'keptGrouping'>

/** The same within a root; its parent may store the selection. */
export function ConnectedCapTable(props: ConnectedCapTableProps) {
  const { roundId, day, columns, roundColumns } = props
  const capstan = useCapstan()
  // The selection stays from one day to another.
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

interface PagedCapTableProps
  extends CapTableChoice, Pick<CapTableViewProps, 'choice' | 'keptGrouping' | 'columns' | 'roundColumns'> {
  /** The totals by asset. */
  totals: TotalsByAsset
  /** The rounds of the assets; none where it is the cap table of one round. */
  rounds: readonly IssuedRound[]
}

/** A cap table of which only so much is read as is shown. */
function PagedCapTable({ totals, rounds, roundId, day, columns, ...props }: PagedCapTableProps) {
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

/** Returns the units of the largest row of an asset; `undefined` while they are not known, and for several assets. */
function useLargest(of: CapTableChoice & { assetId: string | undefined }): string | undefined {
  const { assetId = '' } = of
  const parts = useCapstanQuery({
    ...capTablePartsQuery(useCapstan(), { ...of, assetId }),
    enabled: assetId !== '',
  })
  const [first] = parts.status === 'ready' && assetId !== '' ? partsByStakeholder(parts.data) : []
  return first?.units ?? undefined
}

type PagedStakeholdersProps = StakeholdersGridOptions & CapTableRowsChoice

/** A cap table by stakeholder, a page at a time: filtered, sorted and summed by the platform. (CAPZ-004) */
function PagedStakeholders({ roundId, assetId, ...options }: PagedStakeholdersProps) {
  const { day } = options
  const capstan = useCapstan()
  const source = useMemo(
    () => capTableSource(capstan, { roundId, day, assetId }),
    [capstan, roundId, day, assetId],
  )
  return <PagedRowsGrid<Stakeholder> {...useStakeholdersGrid(options)} source={source} />
}

interface PagedPictureProps extends Pick<OwnershipPictureProps, 'totals' | 'rounds'> {
  of: CapTablePartsChoice
}

/** Chart of the shares of an asset, from its largest stakeholders. */
function PagedPicture({ of, ...whole }: PagedPictureProps) {
  const parts = useCapstanQuery(capTablePartsQuery(useCapstan(), of))

  switch (parts.status) {
    case 'loading':
      return (
        <Loading visible={parts.visible}>
          {/* As high as what comes, so that the rows below it do not move: tiles with their legend, or a ring. */}
          <Skeleton
            height={`calc(${whole.totals.rows > fewStakeholders ? 400 : 184} * var(--capstan-unit))`}
          />
        </Loading>
      )
    case 'error':
      return <ErrorNotice error={parts.error} onRetry={parts.retry} />
    case 'ready':
      return <OwnershipPicture parts={parts.data} {...whole} shape="donut" />
  }
}
