import { accreditationQuery } from '@capstan/sdk-core/accreditation'
import { AccreditationNotice } from '@capstan/sdk-react/accreditation'
import { HoldingsStatement, holdingMessages } from '@capstan/sdk-react/holding'
import { Portfolio, prefetchPortfolio } from '@capstan/sdk-react/portfolio'
import { useMessages } from '@capstan/sdk-react/provider'
import { Button, PageHeader } from '@capstan/sdk-react/ui'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import { useFocusOnHeading } from '../../frame/useFocusOnNavigation'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { nameOfBrand } from '../../session/brandOf'
import { useHost } from '../../session/Host'

/** Page of the investor's holdings, and of investments in progress; or the statement over all holdings, to print. */
export function PortfolioPage({ title }: PageProps) {
  const messages = useMessages('holding', holdingMessages)
  const [search, setSearch] = useSearchParams()
  const host = useHost()
  const isStatement = search.get('page') === 'statement'
  useFocusOnHeading(isStatement ? 'statement' : undefined)

  return (
    <Page title={isStatement ? messages.allHoldings : title}>
      <PageHeader
        showsSingleBreadcrumb
        breadcrumbs={
          isStatement
            ? [{ label: title, href: '/portfolio' }, { label: messages.allHoldings }]
            : [{ label: title }]
        }
        title={isStatement ? messages.allHoldings : title}
        actions={
          !isStatement && (
            <Button icon="file" onPress={() => setSearch({ page: 'statement' })}>
              {messages.statement}
            </Button>
          )
        }
      />
      {isStatement ? (
        <HoldingsStatement sender={nameOfBrand(host)} onClose={() => setSearch({})} />
      ) : (
        <>
          <AccreditationNotice renewHref="/settings/qualification-answers" />
          <Portfolio />
        </>
      )}
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
