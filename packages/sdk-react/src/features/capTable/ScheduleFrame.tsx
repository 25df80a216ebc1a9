import type { PurchasersByAsset } from '@capstan/sdk-core/capTable'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AssetChips } from './AssetChips'
import { capTableMessages } from './messages'
import { PurchasersSummary } from './PurchasersSummary'
import { SummaryBody } from './SummaryBody'
import type { useChosenAsset } from './useChosenAsset'

export interface ScheduleFrameProps {
  /** What the schedule comes to, by asset. */
  totals: PurchasersByAsset
  chosen: ReturnType<typeof useChosenAsset>
  /** Its lines. */
  children: ReactNode
}

/** A schedule of purchasers around its lines: which asset is shown, and what that comes to. */
export function ScheduleFrame({ totals, chosen, children }: ScheduleFrameProps) {
  const messages = useMessages('capTable', capTableMessages)
  const { all, assets } = totals
  const { assetId, setAssetId, hasChoice } = chosen

  if (all.rows === 0)
    return (
      <Card aria-label={messages.scheduleOfPurchasers} className="capstan-schedule-of-purchasers">
        <EmptyState text={messages.noPurchasers} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-schedule-of-purchasers">
      <Card flush aria-label={messages.capitalByRound}>
        {hasChoice && (
          <Toolbar>
            <AssetChips assets={assets} count={all.rows} assetId={assetId} onChange={setAssetId} />
          </Toolbar>
        )}
        <SummaryBody>
          <PurchasersSummary totals={assets.find(({ id }) => id === assetId) ?? all} />
        </SummaryBody>
      </Card>
      {children}
    </Stack>
  )
}
