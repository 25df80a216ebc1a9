import { HoldingsGrid } from '@capstan/sdk-react/holdings'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { usePageTitle } from '../../routing/usePageTitle'

/** Page of the holdings in the securities of this tab's issuer. */
export function HoldingsPage({ title }: PageProps) {
  const titleOf = usePageTitle()
  const head = useRef<HTMLSpanElement>(null)

  return (
    <Page title={title}>
      <PageHeader
        breadcrumbs={[{ label: titleOf('Dashboard'), href: '/dashboard' }, { label: title }]}
        title={title}
        actions={<span ref={head} />}
      />
      <HoldingsGrid exportIn={head} />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchHoldings as prefetch } from '@capstan/sdk-react/holdings'
