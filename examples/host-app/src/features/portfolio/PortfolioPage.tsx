import { accreditationQuery } from '@capstan/sdk-core/accreditation'
import { AccreditationNotice } from '@capstan/sdk-react/accreditation'
import { Portfolio, prefetchPortfolio } from '@capstan/sdk-react/portfolio'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'

/** Page of the investor's holdings, and of investments in progress. */
export function PortfolioPage({ title }: PageProps) {
  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} title={title} />
      <AccreditationNotice renewHref="/settings/qualification-answers" />
      <Portfolio />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export const prefetch: Prefetch = async (capstan) => {
  await Promise.all([
    prefetchPortfolio(capstan),
    capstan.queryClient.prefetchQuery(accreditationQuery(capstan)),
  ])
}
