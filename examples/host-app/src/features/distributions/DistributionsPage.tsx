import { DistributionsGrid } from '@capstan/sdk-react/distributions'
import { IssuanceRequests, TransferAgentChoice } from '@capstan/sdk-react/issuanceRequests'
import { PaperReviews } from '@capstan/sdk-react/paperReviews'
import { ReceivedPayments } from '@capstan/sdk-react/receivedPayments'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import { navigationOf } from '../../routing/navigationOf'
import type { PageProps } from '../../routing/lazyPage'
import { usePageTitle } from '../../routing/usePageTitle'
import { useHost } from '../../session/Host'

/** The investments that the account of this tab issues, sells or administers; for an agent, the issuances it decides before them. */
export function DistributionsPage({ title }: PageProps) {
  const titleOf = usePageTitle()
  const { visitor } = useHost()
  const head = useRef<HTMLSpanElement>(null)
  const type = visitor.status === 'acting' ? visitor.account.type : undefined
  const links = type ? navigationOf(type) : []
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
      {type !== 'agent' && <ReceivedPayments />}
      {type === 'agent' && <IssuanceRequests />}
      {type === 'issuer' && <TransferAgentChoice />}
      <DistributionsGrid exportIn={head} />
    </Page>
  )
}
