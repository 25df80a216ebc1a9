import { transactionQuery } from '@capstan/sdk-core/transactions'
import { Transaction } from '@capstan/sdk-react/transactions'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useParentBreadcrumbs } from '../../routing/useParentBreadcrumbs'

/** One transaction, named by its id. (TXN-003) */
export function TransactionPage({ title }: PageProps) {
  const { transactionId = '' } = useParams()
  const above = useParentBreadcrumbs(['Dashboard', 'Transactions'])

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[...above, { label: transactionId }]} title={title} />
      <Transaction transactionId={transactionId} />
    </Page>
  )
}

/** The transaction is requested during the app's first render. */
export const prefetch: Prefetch = (capstan, { transactionId = '' }) =>
  capstan.queryClient.prefetchQuery(transactionQuery(capstan, transactionId))
