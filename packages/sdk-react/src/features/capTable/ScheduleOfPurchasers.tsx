import { purchasersQuery, type Purchaser } from '@capstan/sdk-core/capTable'
import { useState } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { CapTableLoading } from './CapTableLoading'
import { ScheduleOfPurchasersView, type ScheduleOfPurchasersViewProps } from './ScheduleOfPurchasersView'
import type { ChosenAsset } from './useChosenAsset'

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
  const purchasers = useCapstanQuery(purchasersQuery(capstan, { day }))

  switch (purchasers.status) {
    case 'loading':
      return <CapTableLoading visible={purchasers.visible} />
    case 'error':
      return <ErrorNotice error={purchasers.error} onRetry={purchasers.retry} />
    case 'ready':
      return (
        <ScheduleOfPurchasersView
          key={day}
          purchasers={purchasers.data}
          day={day}
          choice={choice}
          columns={columns}
        />
      )
  }
}
