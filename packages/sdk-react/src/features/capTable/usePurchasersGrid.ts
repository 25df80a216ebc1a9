import { type Purchaser, purchaserColumns } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { type ColumnLook, withLooks } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { capTableMessages } from './messages'
import type { RowsGridOptions } from './useRowsGrid'

export interface PurchasersGridOptions {
  /** True when the lines are of one asset: units of several assets are not added up. */
  isOneAsset: boolean
  /** The day of the rows; today by default. */
  day?: string
  /** Changes its columns. */
  columns?: ChangeColumns<Purchaser>
}

/** Returns the name and the settings of a grid of purchasers. */
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

type Look = ColumnLook<Purchaser>

/** The columns of the schedule of purchasers with their looks. Units are added up within an asset. */
function usePurchaserColumns(isOneAsset: boolean): readonly DataColumn<Purchaser>[] {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const { href } = useRouter()

  return useMemo(() => {
    const looks: Record<string, Look> = {
      investor: {
        format: (name) => (typeof name === 'string' ? name : messages.unknown),
        href: ({ investorId }) => (investorId === null ? undefined : href(`/investor/${investorId}`)),
        side: 'start',
        width: 280,
        as: 'title',
      },
      investorEmail: { ...known(), width: 200, as: 'wide' },
      units: { ...figure(formats.units), total: isOneAsset ? 'sum' : undefined, width: 140 },
      asset: { ...known(), width: 240, as: 'wide' },
      round: { ...known(), width: 160 },
      capital: { ...figure(formats.amount), width: 160, as: 'end', explanation: messages.aboutCapital },
      paidOn: { ...known((day) => formats.day(day, 'paidOn')), width: 170 },
    }
    return withLooks(purchaserColumns, looks, messages)
  }, [known, figure, messages, formats, href, isOneAsset])
}
