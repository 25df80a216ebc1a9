import { today } from '@capstan/sdk-core'
import { createGrid, exportName } from '@capstan/sdk-core/grid'
import { transactionsSource, type TransactionRow } from '@capstan/sdk-core/transactions'
import { useState } from 'react'
import { useChangedColumns, type ChangeColumns } from '../../grid/columns/useChangedColumns'
import { DataGrid } from '../../grid/DataGrid'
import { useGridSource } from '../../grid/useGridSource'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { latestFirst } from './latestFirst'
import { transactionsMessages } from './messages'
import { TransferButton } from './TransferButton'
import { useTransactionsColumns } from './useTransactionsColumns'
import { Elsewhere, type Place } from '../../ui/layout/Elsewhere'

export interface TransactionsProps {
  /** Where the button stands that transfers units, such as the head of a page; above the list unless told. */
  transferIn?: Place
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<TransactionRow>
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The transactions of the ledger that the account of this instance may see; an issuer's owner and admins transfer units. @public */
export function Transactions({ isolation, transferIn, columns }: TransactionsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <Stack className="capstan-transactions">
        {transferIn === undefined ? (
          <TransferButton />
        ) : (
          transferIn && (
            <Elsewhere in={transferIn}>
              <TransferButton />
            </Elsewhere>
          )
        )}
        <TransactionsGrid columns={columns} />
      </Stack>
    </CapstanRoot>
  )
}

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
