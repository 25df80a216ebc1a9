import { Securities } from '@capstan/sdk-react/securities'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** Page of the securities that an issuer has issued, or that an ATS trades. (ROUTE-009) */
export function SecuritiesPage({ title }: PageProps) {
  const place = useRef<HTMLSpanElement>(null)

  return (
    <Page title={title}>
      <PageHeader title={title} actions={<span ref={place} />} />
      <Securities addIn={place} />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchSecurities as prefetch } from '@capstan/sdk-react/securities'
