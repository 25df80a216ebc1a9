import { HoldingsGrid } from '@capstan/sdk-react/holdings'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { usePageTitle } from '../../routing/usePageTitle'

/** Who holds the securities of the issuer of this tab. */
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

/** What it shows is asked for beside the app's first render. */
export { prefetchHoldings as prefetch } from '@capstan/sdk-react/holdings'
