import { today } from '@capstan/sdk-core'
import { createGrid, exportName } from '@capstan/sdk-core/grid'
import { transactionColumns, type TransactionRow, transactionsSource } from '@capstan/sdk-core/transactions'
import { useMemo, useState } from 'react'
import { type ChangeColumns, useChangedColumns } from '../../grid/columns/useChangedColumns'
import { DataGrid } from '../../grid/DataGrid'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { type ColumnLook, withLooks } from '../../grid/model/withLooks'
import { useGridSource } from '../../grid/useGridSource'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Portal, type Place } from '../../ui/layout/Portal'
import { Stack } from '../../ui/layout/Stack'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { exactUnits } from './exactUnits'
import { latestFirst } from './latestFirst'
import { transactionsMessages } from './messages'
import { useMayTransfer } from './useMayTransfer'

/** Dialog with its form, which most readers of transactions never open. */
const TransferDialog = lazyPart(async () => (await import('./TransferDialog')).TransferDialog)

export interface TransactionsProps extends BlockProps {
  /** The place of the button that transfers units, such as the head of a page; above the list by default. */
  transferIn?: Place
  /** Changes the columns of the table. Keep the same function while they do not change. */
  columns?: ChangeColumns<TransactionRow>
}

/** The transactions of the ledger that the account of this instance may see; an issuer's owner and admins transfer units. @public */
export const Transactions = block(function Transactions({ transferIn, columns }: TransactionsProps) {
  return (
    <Stack className="capstan-transactions">
      {transferIn === undefined ? (
        <TransferButton />
      ) : (
        transferIn && (
          <Portal in={transferIn}>
            <TransferButton />
          </Portal>
        )
      )}
      <TransactionsGrid columns={columns} />
    </Stack>
  )
})

function TransactionsGrid({ columns: change }: Pick<TransactionsProps, 'columns'>) {
  const capstan = useCapstan()
  const messages = useMessages('transactions', transactionsMessages)
  const columns = useChangedColumns(useTransactionsColumns(), change)
  const [grid] = useState(() =>
    createGrid({
      key: 'transactions',
      columns,
      preferences: capstan.preferences,
      initial: { sorts: latestFirst },
    }),
  )
  const [source] = useState(() => transactionsSource(capstan))
  const rows = useGridSource({ source, grid, columns })

  return (
    <DataGrid
      aria-label={messages.transactions}
      grid={grid}
      columns={columns}
      source={rows}
      idOf={transactionId}
      empty={messages.empty}
      fileName={exportName('transactions', today(), 'yyyy_MM_dd')}
    />
  )
}

const transactionId = ({ id }: TransactionRow) => id ?? ''

/** Opens the transfer of units, for users who may transfer. */
function TransferButton() {
  const messages = useMessages('transactions', transactionsMessages)
  const { may, wasTaken } = useMayTransfer()
  const [isOpen, setIsOpen] = useState(false)
  usePrefetch(TransferDialog, may)

  if (wasTaken) return <Alert tone="warning">{messages.roleTaken}</Alert>
  if (!may) return null
  return (
    <>
      <div>
        <Button variant="primary" icon="swap" onPress={() => setIsOpen(true)}>
          {messages.transfer}
        </Button>
      </div>
      {isOpen && <TransferDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Returns the columns of transactions with their formats, in the page's language. (TXN-006) */
function useTransactionsColumns(): readonly DataColumn<TransactionRow>[] {
  const messages = useMessages('transactions', transactionsMessages)
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const formats = useFormats()
  const { href } = useRouter()

  return useMemo(() => {
    const kinds: Readonly<Record<string, string>> = messages.kinds
    const looks: Record<string, ColumnLook<TransactionRow>> = {
      bookedOn: {
        ...known((day) => formats.day(day, 'short')),
        side: 'start',
        width: 130,
        as: 'title',
      },
      // An investor does not learn the name of the other side.
      from: { ...known(), width: 165, as: 'fact' },
      to: { ...known(), width: 165, as: 'fact' },
      transaction: {
        ...known(),
        href: ({ id }) => href(`/transaction/${id}`),
        // Cut to its beginning; all of it is shown on hover and focus.
        width: 110,
        as: 'fact',
      },
      entries: { ...figure(formats.units), width: 120, as: 'fact' },
      sanctionedBy: {
        format: (name) => (typeof name === 'string' ? name : messages.unknown),
        width: 150,
        as: 'fact',
      },
      kind: { format: (kind) => kinds[String(kind)] ?? String(kind), width: 100, as: 'fact' },
      security: { ...known(), width: 160, as: 'fact' },
      // As the page of the transaction has them, with every digit.
      units: { ...figure((units) => exactUnits(formats, units)), width: 110, as: 'fact' },
      paidOn: { ...known((day) => formats.day(day, 'paidOn')), width: 170, as: 'fact' },
    }
    return withLooks(transactionColumns, looks, { ...messages, sanctionedBy: messages.sanctionedByColumn })
  }, [messages, known, figure, formats, href])
}
