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
import { useReader, type Reader } from '../accounts/useReader'
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
  const reader = useReader()

  if (reader.status === 'error') return <ErrorNotice error={reader.error} onRetry={reader.retry} />
  if (reader.status === 'loading') return <DashboardLoading visible={reader.visible} />
  return reader.data ? <DashboardOf reader={reader.data} /> : null
}

/** What a viewer could do nothing about does not wait for them, and is not asked for. */
function DashboardOf({ reader: { accountId, userId, type, mayChange, wasTaken } }: { reader: Reader }) {
  const capstan = useCapstan()
  const owner: DashboardOwner = { id: accountId, type }
  const isIssuer = type === 'issuer'
  const figures = useCapstanQuery(dashboardFiguresQuery(capstan, owner))
  const assets = useCapstanQuery(dashboardAssetsQuery(capstan))
  const accounts = useCapstanQuery(dashboardAccountsQuery(capstan, isIssuer ? 'broker' : 'issuer'))
  const transactions = useCapstanQuery(dashboardTransactionsQuery(capstan))
  const asked = { ...waitingQuery(capstan, owner, userId), enabled: mayChange }
  const waiting = useCapstanQuery(asked, { isFollowed: mayChange })

  const parts = [figures, assets, accounts, transactions, ...(mayChange ? [waiting] : [])]
  const loading = parts.filter((part) => part.status === 'loading')
  if (loading.length > 0) return <DashboardLoading visible={loading.some(({ visible }) => visible)} />
  return (
    <DashboardView
      isIssuer={isIssuer}
      waiting={mayChange ? waiting : undefined}
      wasTaken={wasTaken}
      {...{ figures, assets, accounts, transactions }}
    />
  )
}
