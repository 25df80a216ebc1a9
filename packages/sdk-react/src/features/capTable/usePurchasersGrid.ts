import type { Purchaser } from '@capstan/sdk-core/capTable'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'
import { usePurchaserColumns } from './usePurchaserColumns'
import type { RowsGridOptions } from './useRowsGrid'

export interface PurchasersGridOptions {
  /** Whether the lines are of one asset: units of several are not added up. */
  isOneAsset: boolean
  /** The day they are of; today unless told. */
  day?: string
  /** Changes its columns. */
  columns?: ChangeColumns<Purchaser>
}

/** What a grid of purchasers is called, and how it is shown. */
export function usePurchasersGrid({
  isOneAsset,
  day,
  columns,
}: PurchasersGridOptions): RowsGridOptions<Purchaser> {
  const messages = useMessages('capTable', capTableMessages)
  return {
    'aria-label': messages.scheduleOfPurchasers,
    name: 'schedule_of_purchasers',
    columns: usePurchaserColumns(isOneAsset),
    change: columns,
    day,
    first: 'capital',
    empty: messages.noPurchasers,
  }
}
