import { securityQuery } from '@capstan/sdk-core/securities'
import { useCapstan, useCapstanQuery, useMessages } from '@capstan/sdk-react/provider'
import { SecurityDetails, securitiesMessages } from '@capstan/sdk-react/securities'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'

/** One security. A broker comes here by an address alone and has no list to go back to. (C-07) */
export function SecurityPage({ title }: PageProps) {
  const { securityId = '' } = useParams()
  const { visitor } = useHost()
  const place = useRef<HTMLSpanElement>(null)
  const messages = useMessages('securities', securitiesMessages)
  const security = useCapstanQuery(securityQuery(useCapstan(), securityId))
  if (visitor.status !== 'acting') return null

  const known = security.status === 'ready' ? security.data : undefined
  const name = known?.name ?? title
  const hasList = visitor.account.type !== 'broker'
  const facts = [known?.ticker, known?.issuer].filter(Boolean).join(' · ')
  return (
    <Page title={name}>
      <PageHeader
        breadcrumbs={[...(hasList ? [{ label: messages.title, href: '/securities' }] : []), { label: name }]}
        title={name}
        lead={facts && <bdi>{facts}</bdi>}
        actions={<span ref={place} />}
      />
      <SecurityDetails securityId={securityId} actionsIn={place} />
    </Page>
  )
}

/** The security is requested during the app's first render. */
export const prefetch: Prefetch = (capstan, { securityId = '' }) =>
  capstan.queryClient.prefetchQuery(securityQuery(capstan, securityId))
