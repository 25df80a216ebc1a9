import { purchaserTotalsQuery, type Purchaser, type PurchasersByAsset } from '@capstan/sdk-core/capTable'
import { useState } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { CapTableLoading } from './CapTableLoading'
import { PagedPurchasers } from './PagedPurchasers'
import { ScheduleFrame } from './ScheduleFrame'
import type { ScheduleOfPurchasersViewProps } from './ScheduleOfPurchasersView'
import { useChosenAsset, type ChosenAsset, type KeptAssetChoice } from './useChosenAsset'

export interface ScheduleOfPurchasersProps {
  /** `YYYY-MM-DD`: what had arrived by its end; everything unless told. */
  day?: string
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<Purchaser>
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who has paid in how much for the assets of this instance's account, today or as of a day. @public */
export function ScheduleOfPurchasers({ isolation, ...shown }: ScheduleOfPurchasersProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedSchedule {...shown} />
    </CapstanRoot>
  )
}

type ConnectedScheduleProps = Omit<ScheduleOfPurchasersProps, 'isolation'> &
  Pick<ScheduleOfPurchasersViewProps, 'choice'>

/** The same within a root; what is chosen of it may be kept by whoever shows it. */
export function ConnectedSchedule({ day, columns, choice: kept }: ConnectedScheduleProps) {
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
      return <PagedSchedule key={day} totals={totals.data} day={day} choice={choice} columns={columns} />
  }
}

function PagedSchedule({
  totals,
  day,
  choice,
  columns,
}: Omit<ConnectedScheduleProps, 'choice'> & { totals: PurchasersByAsset; choice: KeptAssetChoice }) {
  const chosen = useChosenAsset(totals.assets, 'all', choice)
  const { assetId, onlyId } = chosen

  return (
    <ScheduleFrame totals={totals} chosen={chosen}>
      <PagedPurchasers assetId={assetId} isOneAsset={onlyId !== undefined} day={day} columns={columns} />
    </ScheduleFrame>
  )
}
