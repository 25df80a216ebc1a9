import { Dashboard } from '@capstan/sdk-react/dashboard'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
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
export { prefetchDashboard as prefetch } from '@capstan/sdk-react/dashboard'
