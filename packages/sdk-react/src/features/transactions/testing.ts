import type { TransactionRow } from '@capstan/sdk-core/transactions'
import {
  anAccount,
  aTransactionRow,
  aUsersData,
  fixtureIds,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

/** Mocks the reader: the owner of an issuer by default. */
export function mockReaderApi(
  server: FakeServer,
  type: 'issuer' | 'broker' | 'investor' | 'admin' = 'issuer',
  role: 'account_owner' | 'account_viewer' = 'account_owner',
): void {
  const me = aUsersData({
    account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
    userAccount: { id: fixtureIds.membership, role, status: 'active' },
  })
  server.on(operations.UsersData, () => usersDataAnswer(me))
}

/** Returns a list of `count` transactions. */
export function someTransactions(count: number): TransactionRow[] {
  return Array.from({ length: count }, (_, at) =>
    aTransactionRow({
      id: id(4_000 + at),
      reference: id(4_000 + at),
      ...(at % 3 === 1 && { kind: 'transfer', brokerAccountName: null, units: '400.500000000000000001' }),
    }),
  )
}

/** Mocks the list of transactions. */
export function mockTransactionsApi(server: FakeServer, transactions: readonly TransactionRow[]): void {
  server.on(operations.Transactions, ({ first, offset }) => {
    const from = offset ?? 0
    return transactionsPage(transactions.slice(from, from + (first ?? 50)), transactions.length)
  })
}

interface TransactionsPage {
  __typename: 'Query'
  allFullTransactions: {
    __typename: 'FullTransactionsConnection'
    totalCount: number
    nodes: TransactionRow[]
  }
}

/** A page of the list. */
export function transactionsPage(nodes: readonly TransactionRow[], totalCount: number): TransactionsPage {
  return {
    __typename: 'Query' as const,
    allFullTransactions: {
      __typename: 'FullTransactionsConnection' as const,
      totalCount,
      nodes: [...nodes],
    },
  }
}

const holding = {
  __typename: 'FullHolding',
  id: id(4_500),
  version: '1',
  investorId: id(4_501),
  investorAccountName: 'Maren Okafor',
  securityId: id(4_502),
  securityName: 'Halden Series B',
  roundName: 'Series B',
  amount: '6000.500000000000000001',
}

/** Answers of the platform about a transfer in a story. */
export interface TransfersPlatform {
  /** Units held by Maren Okafor, in plain digits. */
  units?: string
  holder?: string
  recipient?: string
}

const [someUnits, maren] = ['6000.500000000000000001', 'Maren Okafor']

/** Returns the answer for the holding, both in a search and by id. */
export function transferableAnswer({ units = someUnits, holder = maren }: TransfersPlatform = {}) {
  const nodes = [{ ...holding, amount: units, investorAccountName: holder }]
  return { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes } }
}

/** Mocks a holding of Maren Okafor’s, and Kestrel, who may receive units. */
export function mockTransfersApi(server: FakeServer, about: TransfersPlatform = {}): void {
  const { units = someUnits, holder = maren } = about
  server.on(operations.TransferableHoldings, () => transferableAnswer(about))
  server.on(operations.TransferableHolding, () => transferableAnswer(about))
  server.on(operations.TransferRecipients, () => ({
    __typename: 'Query',
    allAccounts: {
      __typename: 'AccountsConnection',
      nodes: [
        {
          __typename: 'Account',
          id: id(4_510),
          version: '1',
          name: about.recipient ?? 'Kestrel Family Office, LP',
          email: 'kestrel@example.com',
        },
        { __typename: 'Account', id: id(4_501), version: '1', name: holder, email: null },
      ],
    },
  }))
  const totals = (amount: string | null) => ({
    __typename: 'FullHoldingsConnection',
    totals: { __typename: 'FullHoldingTotals', amount },
  })
  server.on(operations.TransferBalances, () => ({
    __typename: 'Query',
    seller: totals(units),
    buyer: totals(null),
  }))
  server.on(operations.MakeTransfer, () => ({
    __typename: 'Mutation',
    makeTransfer: {
      __typename: 'MakeTransferPayload',
      transfer: { __typename: 'Transfer', id: id(4_520), version: '1', transactionId: id(4_000) },
    },
  }))
}
