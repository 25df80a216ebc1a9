import { purchasersByAsset, type Purchaser } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { PurchasersGrid } from './PurchasersGrid'
import { ScheduleFrame } from './ScheduleFrame'
import { useChosenAsset, type KeptAssetChoice } from './useChosenAsset'

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

/** A schedule of purchasers that is here whole: what was raised, in which rounds, and from whom. @public */
export function ScheduleOfPurchasersView({
  purchasers,
  day,
  choice,
  columns,
}: ScheduleOfPurchasersViewProps) {
  const totals = useMemo(() => purchasersByAsset(purchasers), [purchasers])
  const chosen = useChosenAsset(totals.assets, 'all', choice)
  const { assetId, onlyId } = chosen
  const rows = useMemo(
    () => (assetId === undefined ? purchasers : purchasers.filter((row) => row.assetId === assetId)),
    [purchasers, assetId],
  )

  return (
    <ScheduleFrame totals={totals} chosen={chosen}>
      <PurchasersGrid rows={rows} isOneAsset={onlyId !== undefined} day={day} columns={columns} />
    </ScheduleFrame>
  )
}
