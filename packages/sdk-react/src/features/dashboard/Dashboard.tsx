import { usersDataQuery } from '@capstan/sdk-core/accounts'
import {
  dashboardAccountsQuery,
  dashboardAssetsQuery,
  dashboardFiguresQuery,
  dashboardTransactionsQuery,
  waitingQuery,
  type DashboardOwner,
} from '@capstan/sdk-core/dashboard'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { DashboardLoading } from './DashboardLoading'
import { DashboardView } from './DashboardView'

export interface DashboardProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What the account of this instance, an issuer or a broker, has to know first, as it stands. @public */
export function Dashboard({ isolation }: DashboardProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <OwnDashboard />
    </CapstanRoot>
  )
}

function OwnDashboard() {
  const reader = useCapstanQuery(usersDataQuery(useCapstan()))

  if (reader.status === 'error') return <ErrorNotice error={reader.error} onRetry={reader.retry} />
  if (reader.status === 'loading') return <DashboardLoading visible={reader.visible} />
  const { account, user, userAccount } = reader.data
  if (!account) return null
  const mayAct = userAccount?.role !== 'account_viewer'
  return <DashboardOf owner={{ id: account.id, type: account.type }} user={user.id} mayAct={mayAct} />
}

interface DashboardOfProps {
  owner: DashboardOwner
  user: string
  mayAct: boolean
}

/** What a viewer could do nothing about does not wait for them, and is not asked for. */
function DashboardOf({ owner, user, mayAct }: DashboardOfProps) {
  const capstan = useCapstan()
  const isIssuer = owner.type === 'issuer'
  const figures = useCapstanQuery(dashboardFiguresQuery(capstan, owner))
  const assets = useCapstanQuery(dashboardAssetsQuery(capstan))
  const accounts = useCapstanQuery(dashboardAccountsQuery(capstan, isIssuer ? 'broker' : 'issuer'))
  const transactions = useCapstanQuery(dashboardTransactionsQuery(capstan))
  const asked = { ...waitingQuery(capstan, owner, user), enabled: mayAct }
  const waiting = useCapstanQuery(asked, { isFollowed: mayAct })

  const parts = [figures, assets, accounts, transactions, ...(mayAct ? [waiting] : [])]
  const loading = parts.filter((part) => part.status === 'loading')
  if (loading.length > 0) return <DashboardLoading visible={loading.some(({ visible }) => visible)} />
  return (
    <DashboardView
      isIssuer={isIssuer}
      waiting={waiting.status === 'ready' ? waiting.data : undefined}
      {...{ figures, assets, accounts, transactions }}
    />
  )
}
