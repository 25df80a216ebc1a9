import type { CapTable } from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'
import type { ShareChartProps } from '../../charts/ShareChart'
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
import { pictureOf } from './pictureOf'
import { StakeholdersGrid } from './StakeholdersGrid'
import { SummaryBody } from './SummaryBody'
import { useChosenAsset } from './useChosenAsset'

export interface CapTableViewProps {
  /** Who holds how much, and of what. */
  capTable: CapTable
  /** The picture of it: a bar unless told. */
  shape?: ShareChartProps['shape']
}

/** A cap table: what it comes to, a picture of it, its rows by stakeholder or by round. @public */
export function CapTableView({ capTable: { stakeholders, rounds }, shape = 'bar' }: CapTableViewProps) {
  const messages = useMessages('capTable', capTableMessages)
  const [grouping, setGrouping] = useState<Grouping>('stakeholder')
  const { assetId, setAssetId, shown, hasChoice } = useChosenAsset(stakeholders, 'first')
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
          <CapTableSummary rows={shown} picture={picture} shape={shape} />
        </SummaryBody>
      </Card>
      {grouping === 'round' ? <IssuedRoundsGrid rows={shownRounds} /> : <StakeholdersGrid rows={shown} />}
    </Stack>
  )
}
