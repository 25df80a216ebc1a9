import type { Purchaser } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AssetChips } from './AssetChips'
import { capTableMessages } from './messages'
import { PurchasersSummary } from './PurchasersSummary'
import { RowsGrid } from './RowsGrid'
import { SummaryBody } from './SummaryBody'
import { useChosenAsset, type KeptAssetChoice } from './useChosenAsset'
import { usePurchaserColumns } from './usePurchaserColumns'

export interface ScheduleOfPurchasersViewProps {
  /** Everybody who has paid in. */
  purchasers: readonly Purchaser[]
  /** The day they are of, `YYYY-MM-DD`: their file is called so. */
  day?: string
  /** Where it is kept which asset is shown; here unless told. */
  choice?: KeptAssetChoice
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<Purchaser>
}

/** The schedule of purchasers: what was raised, in which rounds, and from whom. @public */
export function ScheduleOfPurchasersView({
  purchasers,
  day,
  choice,
  columns,
}: ScheduleOfPurchasersViewProps) {
  const messages = useMessages('capTable', capTableMessages)
  const { assetId, setAssetId, shown, hasChoice } = useChosenAsset(purchasers, 'all', choice)
  const own = usePurchaserColumns(shown)
  const summary = useMemo(() => <PurchasersSummary rows={shown} />, [shown])

  if (purchasers.length === 0)
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
            <AssetChips rows={purchasers} assetId={assetId} onChange={setAssetId} />
          </Toolbar>
        )}
        <SummaryBody>{summary}</SummaryBody>
      </Card>
      <RowsGrid
        aria-label={messages.scheduleOfPurchasers}
        name="schedule_of_purchasers"
        rows={shown}
        day={day}
        columns={own}
        change={columns}
        first="capital"
        empty={messages.noPurchasers}
      />
    </Stack>
  )
}
