import type { DashboardTransaction } from '@capstan/sdk-core/dashboard'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Records, type RecordColumn } from '../../ui/records/Records'
import { dashboardMessages } from './messages'

/** The newest transactions of the ledger, each the way to its page. (DASH-013, DASH-014) */
export function DashboardTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const { href } = useRouter()
  const { units } = useFormats()
  const messages = useMessages('dashboard', dashboardMessages)
  const columns: RecordColumn<DashboardTransaction>[] = [
    {
      id: 'transaction',
      header: messages.transaction,
      cell: ({ id }) => (
        <Mono>
          <TextLink href={href(`/transaction/${id}`)}>{id}</TextLink>
        </Mono>
      ),
    },
    {
      id: 'entries',
      header: messages.entries,
      isNumeric: true,
      cell: ({ entryCount }) => units(String(entryCount)),
    },
  ]

  if (transactions.length === 0) return <EmptyState text={messages.noTransactions} />
  return (
    <Records
      aria-label={messages.transactions}
      columns={columns}
      rows={transactions}
      keyOf={({ id }) => id}
    />
  )
}

const Mono = styled.span`
  font-family: var(--capstan-font-family-mono);
  font-size: var(--capstan-font-size-dense);
  font-weight: var(--capstan-font-weight-regular);
  overflow-wrap: anywhere;
`
