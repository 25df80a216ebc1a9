import { Dashboard } from '@capstan/sdk-react/dashboard'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'

/** Home page of an issuer or a broker: the records that wait for them, and their figures. */
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

/** Its data is requested while the app first renders, because many users start here. */
export { prefetchDashboard as prefetch } from '@capstan/sdk-react/dashboard'
