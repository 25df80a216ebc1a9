import { dashboardParts } from '@capstan/sdk-core/dashboard'
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
function DashboardOf({ reader }: { reader: Reader }) {
  const { accountId, userId, type, mayChange, wasTaken } = reader
  const asked = dashboardParts(useCapstan(), { owner: { id: accountId, type }, userId })
  const figures = useCapstanQuery(asked.figures)
  const assets = useCapstanQuery(asked.assets)
  const accounts = useCapstanQuery(asked.accounts)
  const transactions = useCapstanQuery(asked.transactions)
  const waiting = useCapstanQuery({ ...asked.waiting, enabled: mayChange })

  const parts = [figures, assets, accounts, transactions, ...(mayChange ? [waiting] : [])]
  const loading = parts.filter((part) => part.status === 'loading')
  if (loading.length > 0) return <DashboardLoading visible={loading.some(({ visible }) => visible)} />
  return (
    <DashboardView
      isIssuer={type === 'issuer'}
      waiting={mayChange ? waiting : undefined}
      wasTaken={wasTaken}
      {...{ figures, assets, accounts, transactions }}
    />
  )
}
