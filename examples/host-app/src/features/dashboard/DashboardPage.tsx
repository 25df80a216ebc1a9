import { usersDataQuery } from '@capstan/sdk-core/accounts'
import {
  dashboardAccountsQuery,
  dashboardAssetsQuery,
  dashboardFiguresQuery,
  dashboardTransactionsQuery,
  waitingQuery,
} from '@capstan/sdk-core/dashboard'
import { Dashboard } from '@capstan/sdk-react/dashboard'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'

/** Where an issuer or a broker begins: what waits for them, and how it stands. */
export function DashboardPage({ title }: PageProps) {
  const { visitor } = useHost()
  const name = visitor.status === 'acting' ? visitor.account.name : undefined

  return (
    <Page title={title}>
      <PageHeader title={title} lead={name && <bdi>{name}</bdi>} />
      <Dashboard />
    </Page>
  )
}

/** What it shows is asked for beside the app's first render: who begins the day here seldom waits for it. */
export const prefetch: Prefetch = async (capstan) => {
  const { queryClient } = capstan
  const reader = usersDataQuery(capstan)
  const { account, user, userAccount } = reader.select(await queryClient.fetchQuery(reader))
  if (!account) return
  const others = account.type === 'issuer' ? 'broker' : 'issuer'
  await Promise.all([
    queryClient.prefetchQuery(dashboardFiguresQuery(capstan, account)),
    queryClient.prefetchQuery(dashboardAssetsQuery(capstan)),
    queryClient.prefetchQuery(dashboardAccountsQuery(capstan, others)),
    queryClient.prefetchQuery(dashboardTransactionsQuery(capstan)),
    userAccount?.role !== 'account_viewer' &&
      queryClient.prefetchQuery(waitingQuery(capstan, account, user.id)),
  ])
}
