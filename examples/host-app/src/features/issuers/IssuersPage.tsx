import { Issuers } from '@capstan/sdk-react/issuers'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useParentBreadcrumbs } from '../../routing/useParentBreadcrumbs'
import { useActFor } from '../../routing/useActFor'

/** The issuers a broker works with. (ROUTE-032) */
export function IssuersPage({ title }: PageProps) {
  const above = useParentBreadcrumbs(['Dashboard'])

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[...above, { label: title }]} title={title} />
      <Issuers onActFor={useActFor()} />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchIssuers as prefetch } from '@capstan/sdk-react/issuers'
