import type { CapTable, IssuedRound, Stakeholder } from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'
import type { ShareChartProps } from '../../charts/ShareChart'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AssetChips } from './AssetChips'
import { CapTableSummary } from './CapTableSummary'
import { GroupingSwitch, type Grouping } from './GroupingSwitch'
import { IssuedRoundsGrid } from './IssuedRoundsGrid'
import { capTableMessages } from './messages'
import { pictureOf, type CapTablePicture } from './pictureOf'
import { StakeholdersGrid } from './StakeholdersGrid'
import { SummaryBody } from './SummaryBody'
import { useChosenAsset, type KeptAssetChoice } from './useChosenAsset'

/** What the rows are, and how to choose: kept by whoever shows one table after another. */
export type KeptGrouping = readonly [grouping: Grouping, choose: (grouping: Grouping) => void]

export interface CapTableViewProps {
  /** Who holds how much, and of what. */
  capTable: CapTable
  /** The picture of it: a bar unless told, tiles where there are many stakeholders. */
  shape?: ShareChartProps['shape']
  /** The day it is of, `YYYY-MM-DD`: its file is called so. */
  day?: string
  /** Where it is kept which asset is shown; here unless told. */
  choice?: KeptAssetChoice
  /** Where it is kept whether stakeholders or rounds are its rows; here unless told. */
  keptGrouping?: KeptGrouping
  /** Changes the columns by stakeholder: the same function as long as they are the same. */
  columns?: ChangeColumns<Stakeholder>
  /** Changes the columns by round: the same function as long as they are the same. */
  roundColumns?: ChangeColumns<IssuedRound>
}

/** A cap table: what it comes to, a picture of it, its rows by stakeholder or by round. @public */
export function CapTableView(props: CapTableViewProps) {
  const { capTable, shape = 'bar', day, choice, keptGrouping, columns, roundColumns } = props
  const { stakeholders, rounds } = capTable
  const messages = useMessages('capTable', capTableMessages)
  const ownGrouping = useState<Grouping>('stakeholder')
  const [grouping, setGrouping] = keptGrouping ?? ownGrouping
  const { assetId, setAssetId, shown, hasChoice } = useChosenAsset(stakeholders, 'first', choice)
  const shownRounds = useMemo(
    () => (assetId === undefined ? rounds : rounds.filter((round) => round.assetId === assetId)),
    [rounds, assetId],
  )
  const isOneAsset = assetId !== undefined || !hasChoice
  const picture = pictureOf({ grouping, stakeholders: shown, rounds: shownRounds, isOneAsset, messages })

  if (stakeholders.length === 0)
    return (
      <Card aria-label={messages.capTable} className="capstan-cap-table">
        <EmptyState text={messages.noStakeholders} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-cap-table">
      <Card flush aria-label={messages.capTable}>
        {(hasChoice || rounds.length > 0) && (
          <Toolbar>
            {hasChoice && <AssetChips rows={stakeholders} assetId={assetId} onChange={setAssetId} />}
            {rounds.length > 0 && <GroupingSwitch grouping={grouping} onChange={setGrouping} />}
          </Toolbar>
        )}
        <SummaryBody>
          <CapTableSummary rows={shown} picture={picture} shape={shapeOf(picture, shape)} />
        </SummaryBody>
      </Card>
      {grouping === 'round' ? (
        <IssuedRoundsGrid rows={shownRounds} day={day} columns={roundColumns} />
      ) : (
        <StakeholdersGrid rows={shown} day={day} columns={columns} />
      )}
    </Stack>
  )
}

/** Of so many a bar shows the seven largest; tiles show them all. */
const fewStakeholders = 20

const shapeOf = ({ shares }: CapTablePicture, shape: ShareChartProps['shape']) =>
  shape === 'bar' && shares.length > fewStakeholders ? 'treemap' : shape
