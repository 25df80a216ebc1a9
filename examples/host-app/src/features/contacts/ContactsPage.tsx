import { Contacts } from '@capstan/sdk-react/contacts'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** The contacts of the account of this tab. (ROUTE-004) */
export function ContactsPage({ title }: PageProps) {
  const place = useRef<HTMLSpanElement>(null)

  return (
    <Page title={title}>
      <PageHeader title={title} actions={<span ref={place} />} />
      <Contacts actionsIn={place} />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchContacts as prefetch } from '@capstan/sdk-react/contacts'
