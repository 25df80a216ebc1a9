import {
  type Purchaser,
  type PurchasersByAsset,
  purchasersByAsset,
  type PurchasersChoice,
  purchasersSource,
  purchaserTotalsQuery,
} from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { CapTableLoading } from './CapTableLoading'
import { PagedRowsGrid } from './PagedRowsGrid'
import { RowsGrid } from './RowsGrid'
import { ScheduleFrame } from './ScheduleFrame'
import { type ChosenAsset, type KeptAssetChoice, useChosenAsset } from './useChosenAsset'
import { type PurchasersGridOptions, usePurchasersGrid } from './usePurchasersGrid'

export interface ScheduleOfPurchasersProps extends BlockProps {
  /** `YYYY-MM-DD`: the payments by its end; all payments by default. */
  day?: string
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<Purchaser>
}

/** Schedule of purchasers of the assets of this instance's account, today or on a day. @public */
export const ScheduleOfPurchasers = block(function ScheduleOfPurchasers(props: ScheduleOfPurchasersProps) {
  return <ConnectedSchedule {...props} />
})

type ConnectedScheduleProps = Omit<ScheduleOfPurchasersProps, 'isolation'> &
  Pick<ScheduleOfPurchasersViewProps, 'choice'> & {
    /** The asset it opens on; all of them by default. */
    atFirst?: 'first' | 'all'
  }

/** The same within a root; its parent may store the selection. */
export function ConnectedSchedule({ day, columns, atFirst, choice: kept }: ConnectedScheduleProps) {
  const capstan = useCapstan()
  const own = useState<ChosenAsset>()
  const choice = kept ?? own
  const totals = useCapstanQuery(purchaserTotalsQuery(capstan, { day }))

  switch (totals.status) {
    case 'loading':
      return <CapTableLoading visible={totals.visible} />
    case 'error':
      return <ErrorNotice error={totals.error} onRetry={totals.retry} />
    case 'ready':
      return <PagedSchedule key={day} totals={totals.data} {...{ day, choice, columns, atFirst }} />
  }
}

function PagedSchedule({
  totals,
  day,
  choice,
  columns,
  atFirst = 'all',
}: Omit<ConnectedScheduleProps, 'choice'> & { totals: PurchasersByAsset; choice: KeptAssetChoice }) {
  const chosen = useChosenAsset(totals.assets, atFirst, choice)
  const { assetId, onlyId } = chosen

  return (
    <ScheduleFrame totals={totals} chosen={chosen}>
      <PagedPurchasers assetId={assetId} isOneAsset={onlyId !== undefined} day={day} columns={columns} />
    </ScheduleFrame>
  )
}

type PagedPurchasersProps = PurchasersGridOptions & PurchasersChoice

/** A schedule of purchasers, a page at a time: filtered, sorted and summed by the platform. (CAPZ-006) */
function PagedPurchasers({ assetId, ...options }: PagedPurchasersProps) {
  const { day } = options
  const capstan = useCapstan()
  const source = useMemo(() => purchasersSource(capstan, { day, assetId }), [capstan, day, assetId])
  return <PagedRowsGrid<Purchaser> {...usePurchasersGrid(options)} source={source} />
}

export interface ScheduleOfPurchasersViewProps {
  /** All investors who have paid in. */
  purchasers: readonly Purchaser[]
  /** The day they are of, `YYYY-MM-DD`: their file is called so. */
  day?: string
  /** The state of the chosen asset; kept here by default. */
  choice?: KeptAssetChoice
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<Purchaser>
}

/** A schedule of purchasers whose rows are all loaded: the raised capital by round and by investor. @public */
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

interface PurchasersGridProps extends PurchasersGridOptions {
  /** The lines that are shown: the same array as long as they are the same. */
  rows: readonly Purchaser[]
}

/** A schedule of purchasers, all of which are here. (CAPZ-006) */
function PurchasersGrid({ rows, ...options }: PurchasersGridProps) {
  return <RowsGrid {...usePurchasersGrid(options)} rows={rows} />
}
