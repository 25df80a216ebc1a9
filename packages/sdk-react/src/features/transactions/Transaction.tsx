import { isCapstanError } from '@capstan/sdk-core'
import { transactionQuery } from '@capstan/sdk-core/transactions'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { transactionsMessages } from './messages'
import { TransactionView } from './TransactionView'

export interface TransactionProps {
  transactionId: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** One transaction of the ledger: who sanctioned it, and what it moved from whom to whom. @public */
export function Transaction({ isolation, transactionId }: TransactionProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedTransaction transactionId={transactionId} />
    </CapstanRoot>
  )
}

function ConnectedTransaction({ transactionId }: Pick<TransactionProps, 'transactionId'>) {
  const messages = useMessages('transactions', transactionsMessages)
  const { href } = useRouter()
  const transaction = useCapstanQuery(transactionQuery(useCapstan(), transactionId))

  if (transaction.status === 'ready') return <TransactionView transaction={transaction.data} />
  const isNotFound = transaction.status === 'error' && isCapstanError(transaction.error, 'not_found')

  return (
    <Card aria-label={messages.summary} className="capstan-transaction">
      {transaction.status === 'error' && !isNotFound && (
        <ErrorNotice error={transaction.error} onRetry={transaction.retry} />
      )}
      {transaction.status === 'loading' && (
        <Loading visible={transaction.visible}>
          <SkeletonRows count={5} />
        </Loading>
      )}
      {isNotFound && (
        <EmptyState
          text={messages.notFound}
          action={<LinkButton href={href('/transactions')}>{messages.allTransactions}</LinkButton>}
        />
      )}
    </Card>
  )
}
