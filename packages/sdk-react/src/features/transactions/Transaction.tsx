import { isCapstanError } from '@capstan/sdk-core'
import { type LedgerTransaction, transactionQuery } from '@capstan/sdk-core/transactions'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Avatar } from '../../ui/display/Avatar'
import { Icon } from '../../ui/display/Icon'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { CopyButton } from '../../ui/records/CopyButton'
import { transactionsMessages } from './messages'
import { MoveCard } from './MoveCard'

export interface TransactionProps extends BlockProps {
  transactionId: string
}

/** One transaction of the ledger: the broker that sanctioned it, and its moves between holders. @public */
export const Transaction = block(function Transaction({ transactionId }: TransactionProps) {
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
})

export interface TransactionViewProps {
  transaction: LedgerTransaction
}

/** A transaction: its facts, and its ledger entries as cards. (TXN-001 to TXN-005) @public */
export function TransactionView({ transaction }: TransactionViewProps) {
  const messages = useMessages('transactions', transactionsMessages)

  return (
    <Stack gap={6} className="capstan-transaction">
      <TransactionSummary transaction={transaction} />
      <section>
        <Heading>{messages.entries}</Heading>
        <Moves aria-label={messages.entries}>
          {transaction.moves.map((move) => (
            <MoveCard key={move.entries.join()} move={move} transaction={transaction} />
          ))}
        </Moves>
      </section>
    </Stack>
  )
}

const Heading = styled.h2`
  margin: 0 0 var(--capstan-space-3);
  font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
    var(--capstan-font-family-heading);
`

const Moves = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--capstan-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Facts about a transaction: broker, days and security. A reader of all entries also sees that they add up. */
function TransactionSummary({ transaction }: { transaction: LedgerTransaction }) {
  const messages = useMessages('transactions', transactionsMessages)
  const { day, units, precision } = useFormats()
  const { id, broker, paidOn, bookedOn, entryCount, security, sum } = transaction
  const kinds: Readonly<Record<string, string>> = messages.kinds

  return (
    <Card aria-label={messages.summary}>
      <Facts>
        <Fact label={messages.sanctionedBy}>
          {broker && <Avatar name={broker.name} />}
          <bdi>{broker?.name ?? messages.unknown}</bdi>
        </Fact>
        <Fact label={messages.kind}>{kinds[transaction.kind] ?? transaction.kind}</Fact>
        <Fact label={messages.paidOn}>{paidOn ? day(paidOn, 'paidOn') : messages.notAvailable}</Fact>
        <Fact label={messages.bookedOn}>{day(bookedOn, 'paidOn')}</Fact>
        <Fact label={messages.entries}>{units(String(entryCount))}</Fact>
        {security && (
          <Fact label={messages.security}>
            <bdi>{[security.name, security.ticker].filter(Boolean).join(' · ')}</bdi>
          </Fact>
        )}
        {sum.isZero && (
          <Fact label={messages.entriesAddUpTo}>
            <Icon name="check-circle" dense />
            <span title={precision(sum)}>{units(sum)}</span>
          </Fact>
        )}
        <Fact label={messages.id} isWide>
          <code>{id}</code>
          <CopyButton text={id}>{messages.copyId}</CopyButton>
        </Fact>
      </Facts>
    </Card>
  )
}

function Fact({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(190 * var(--capstan-unit))), 1fr));
  gap: var(--capstan-space-4) var(--capstan-space-6);
  margin: 0;
  dt {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2);
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-wide] {
    grid-column: 1 / -1;
  }
  code {
    font-family: var(--capstan-font-family-mono);
  }
  .capstan-icon {
    color: var(--capstan-success);
  }
`
