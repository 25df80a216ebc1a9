import { purchasersQuery } from '@capstan/sdk-core/capTable'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { CapTableLoading } from './CapTableLoading'
import { ScheduleOfPurchasersView } from './ScheduleOfPurchasersView'

export interface ScheduleOfPurchasersProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who has paid in how much for the assets of this instance's account. @public */
export function ScheduleOfPurchasers({ isolation }: ScheduleOfPurchasersProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedSchedule />
    </CapstanRoot>
  )
}

function ConnectedSchedule() {
  const capstan = useCapstan()
  const purchasers = useCapstanQuery(purchasersQuery(capstan))

  switch (purchasers.status) {
    case 'loading':
      return <CapTableLoading visible={purchasers.visible} />
    case 'error':
      return <ErrorNotice error={purchasers.error} onRetry={purchasers.retry} />
    case 'ready':
      return <ScheduleOfPurchasersView purchasers={purchasers.data} />
  }
}
