import { InvitedBrokers } from '@capstan/sdk-react/distributors'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useParentBreadcrumbs } from '../../routing/useParentBreadcrumbs'

/** The brokers an issuer has invited to its rounds. (C-08) */
export function DistributorsPage({ title }: PageProps) {
  const above = useParentBreadcrumbs(['Dashboard'])

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[...above, { label: title }]} title={title} />
      <InvitedBrokers />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchInvitedBrokers as prefetch } from '@capstan/sdk-react/distributors'
