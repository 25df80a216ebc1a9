import { Transactions } from '@capstan/sdk-react/transactions'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useParentBreadcrumbs } from '../../routing/useParentBreadcrumbs'

/** The transactions of the ledger that the account of this tab sees. */
export function TransactionsPage({ title }: PageProps) {
  const head = useRef<HTMLSpanElement>(null)
  const above = useParentBreadcrumbs(['Dashboard'])

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[...above, { label: title }]} title={title} actions={<span ref={head} />} />
      <Transactions transferIn={head} />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchTransactions as prefetch } from '@capstan/sdk-react/transactions'
