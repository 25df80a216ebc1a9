import type { LedgerTransaction } from '@capstan/sdk-core/transactions'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { transactionsMessages } from './messages'
import { MoveCard } from './MoveCard'
import { TransactionSummary } from './TransactionSummary'

export interface TransactionViewProps {
  transaction: LedgerTransaction
}

/** A transaction: what is known of it, and its ledger entries as cards. (TXN-001 to TXN-005) @public */
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
