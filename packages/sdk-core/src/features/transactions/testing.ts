import { fixtureIds } from '../../testing/fixtureIds'
import type { TransactionEntryFragment, TransactionQuery } from './operations.generated'
import type { TransactionRow } from './TransactionRow'

/** A transaction in a list. */
export function aTransactionRow(transaction: Partial<TransactionRow> = {}): TransactionRow {
  return {
    __typename: 'FullTransaction',
    id: fixtureIds.nth(940),
    version: '1',
    reference: fixtureIds.nth(940),
    kind: 'issuance',
    securityName: 'Halden Series B',
    units: '2000.000000000000000000',
    entryCount: 2,
    brokerAccountName: 'Larkspur Securities LLC',
    bookedOn: '2026-02-16',
    fromNames: 'Halden Biologics, Inc.',
    toNames: 'Maren Okafor',
    paidOn: '2026-11-06',
    ...transaction,
  }
}

/** Returns an entry that gives a holder 2,000 units on the product's own ledger. */
export function aLedgerEntry(entry: Partial<TransactionEntryFragment> = {}): TransactionEntryFragment {
  return {
    __typename: 'LedgerEntry',
    id: fixtureIds.nth(950),
    version: '1',
    amount: '2000.000000000000000000',
    createdOn: '2026-11-06T16:12:00.000Z',
    holdingId: fixtureIds.nth(951),
    investorId: fixtureIds.nth(952),
    balanceAfter: '6000.000000000000000000',
    accountByInvestorId: {
      __typename: 'Account',
      id: fixtureIds.nth(952),
      version: '1',
      name: 'Maren Okafor',
    },
    blockchainAddressByBlockchainAddressId: {
      __typename: 'BlockchainAddress',
      id: fixtureIds.nth(953),
      version: '1',
      address: '0x9A3f41B2c77E0d58Fe2A6b11C9D4e8A05b3C7d21',
      chainByChain: { __typename: 'Chain', id: 'capstan-hawknet', kind: 'native', explorer: null },
    },
    ...entry,
  }
}

/** The ledger entry that reduces the unissued units of a security. */
export function anUnissuedEntry(entry: Partial<TransactionEntryFragment> = {}): TransactionEntryFragment {
  return aLedgerEntry({
    id: fixtureIds.nth(949),
    amount: '-2000.000000000000000000',
    holdingId: null,
    investorId: null,
    accountByInvestorId: null,
    balanceAfter: '512800.000000000000000000',
    blockchainAddressByBlockchainAddressId: null,
    ...entry,
  })
}

type Answered = NonNullable<TransactionQuery['transactionById']>

/** The answer of `Transaction`: an issuance that Larkspur sanctioned. */
export function transactionAnswer(
  entries: readonly TransactionEntryFragment[] = [anUnissuedEntry(), aLedgerEntry()],
  transaction: Partial<Answered> = {},
): TransactionQuery {
  return {
    __typename: 'Query',
    transactionById: {
      __typename: 'Transaction',
      id: fixtureIds.nth(940),
      version: '1',
      kind: 'issuance',
      bookedOn: '2026-11-06',
      chainData: { paid_on: '2026-11-06' },
      issuerId: fixtureIds.nth(941),
      accountByBrokerId: {
        __typename: 'Account',
        id: fixtureIds.nth(942),
        version: '1',
        name: 'Larkspur Securities LLC',
      },
      securityBySecurityId: {
        __typename: 'Security',
        id: fixtureIds.nth(943),
        version: '1',
        name: 'Halden Series B',
        ticker: 'HBSB',
      },
      ledgerEntriesByTransactionId: { __typename: 'LedgerEntriesConnection', nodes: [...entries] },
      ...transaction,
    },
  }
}
