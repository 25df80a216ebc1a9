import { transactionColumns, type TransactionRow } from '@capstan/sdk-core/transactions'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { withLooks, type ColumnLook } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'

/** The columns of transactions with their looks, in the page's language. (TXN-006) */
export function useTransactionsColumns(): readonly DataColumn<TransactionRow>[] {
  const messages = useMessages('transactions', transactionsMessages)
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const formats = useFormats()
  const { href } = useRouter()

  return useMemo(() => {
    const kinds: Readonly<Record<string, string>> = messages.kinds
    const looks: Record<string, ColumnLook<TransactionRow>> = {
      transaction: {
        ...known(),
        href: ({ id }) => href(`/transaction/${id}`),
        side: 'start',
        width: 320,
        as: 'title',
      },
      entries: { ...figure(formats.units), width: 130, as: 'fact' },
      sanctionedBy: {
        format: (name) => (typeof name === 'string' ? name : messages.unknown),
        width: 210,
        as: 'wide',
      },
      kind: { format: (kind) => kinds[String(kind)] ?? String(kind), width: 120, as: 'fact' },
      security: { ...known(), width: 190, as: 'wide' },
      // As the page of the transaction has them, with every digit.
      units: { ...figure((units) => exactUnits(formats, units)), width: 140, as: 'fact' },
      paidOn: { ...known((day) => formats.day(day, 'paidOn')), width: 170, as: 'fact' },
    }
    return withLooks(transactionColumns, looks, { ...messages, sanctionedBy: messages.sanctionedByColumn })
  }, [messages, known, figure, formats, href])
}
