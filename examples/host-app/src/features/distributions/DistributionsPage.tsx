import { DistributionsGrid } from '@capstan/sdk-react/distributions'
import { PaperReviews } from '@capstan/sdk-react/paperReviews'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import { navigationOf } from '../../routing/navigationOf'
import type { PageProps } from '../../routing/lazyPage'
import { usePageTitle } from '../../routing/usePageTitle'
import { useHost } from '../../session/Host'

/** Who invested in what the account of this tab issues, sells or administers. */
export function DistributionsPage({ title }: PageProps) {
  const titleOf = usePageTitle()
  const { visitor } = useHost()
  const head = useRef<HTMLSpanElement>(null)
  const links = visitor.status === 'acting' ? navigationOf(visitor.account.type) : []
  // An agent has no dashboard: this is where they begin.
  const above = links.filter(({ text }) => text === 'Dashboard')

  return (
    <Page title={title}>
      <PageHeader
        breadcrumbs={[
          ...above.map(({ text, path }) => ({ label: titleOf(text), href: path })),
          { label: title },
        ]}
        title={title}
        actions={<span ref={head} />}
      />
      <PaperReviews />
      <DistributionsGrid exportIn={head} />
    </Page>
  )
}
