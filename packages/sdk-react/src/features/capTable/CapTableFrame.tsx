import { totalsOf, type IssuedRound } from '@capstan/sdk-core/capTable'
import type { ReactNode } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AssetChips } from './AssetChips'
import { CapTableSummary } from './CapTableSummary'
import { GroupingSwitch } from './GroupingSwitch'
import { IssuedRoundsGrid } from './IssuedRoundsGrid'
import { capTableMessages } from './messages'
import { RoundsPicture } from './RoundsPicture'
import { SummaryBody } from './SummaryBody'
import type { CapTableShown } from './useCapTableChoice'

export interface CapTableFrameProps {
  shown: CapTableShown
  /** The day it is of; today unless told. */
  day?: string
  /** The picture of its stakeholders. */
  picture: ReactNode
  /** Its rows by stakeholder. */
  stakeholders: ReactNode
  roundColumns?: ChangeColumns<IssuedRound>
}

/** A cap table around its picture and its rows: what is chosen of it, and what that comes to. */
export function CapTableFrame({ shown, day, picture, stakeholders, roundColumns }: CapTableFrameProps) {
  const messages = useMessages('capTable', capTableMessages)
  const { totals, rounds, grouping, assetId, hasChoice, hasRounds } = shown
  const isByRound = grouping === 'round'

  if (totals.all.rows === 0)
    return (
      <Card aria-label={messages.capTable} className="capstan-cap-table">
        <EmptyState text={messages.noStakeholders} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-cap-table">
      <Card flush aria-label={messages.capTable}>
        {(hasChoice || hasRounds) && (
          <Toolbar>
            {hasChoice && (
              <AssetChips
                assets={totals.assets}
                count={totals.all.rows}
                assetId={assetId}
                onChange={shown.setAssetId}
              />
            )}
            {hasRounds && <GroupingSwitch grouping={grouping} onChange={shown.setGrouping} />}
          </Toolbar>
        )}
        <SummaryBody>
          <CapTableSummary totals={totalsOf(totals, assetId)}>
            {isByRound ? <RoundsPicture rounds={rounds} isOneAsset={shown.onlyId !== undefined} /> : picture}
          </CapTableSummary>
        </SummaryBody>
      </Card>
      {isByRound ? <IssuedRoundsGrid rows={rounds} day={day} columns={roundColumns} /> : stakeholders}
    </Stack>
  )
}
