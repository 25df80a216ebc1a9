import type { LedgerTransaction } from '@capstan/sdk-core/transactions'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Avatar } from '../../ui/display/Avatar'
import { Icon } from '../../ui/display/Icon'
import { Card } from '../../ui/layout/Card'
import { CopyButton } from '../../ui/records/CopyButton'
import { transactionsMessages } from './messages'

/** Who sanctioned a transaction, when it was paid, what it is of; that its entries add up, for whoever sees all of them. */
export function TransactionSummary({ transaction }: { transaction: LedgerTransaction }) {
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
