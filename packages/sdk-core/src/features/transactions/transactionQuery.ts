import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { Decimal } from '../../money/decimal'
import { sumDecimals } from '../../money/sumDecimals'
import { movesOf, type Move } from './movesOf'
import {
  TransactionDocument,
  type TransactionFactsFragment,
  type TransactionQuery,
} from './operations.generated'

/** A transaction of the ledger. */
export interface LedgerTransaction {
  id: string
  /** issuance, transfer, mint or burn. */
  kind: string
  /** The day it counts from, `YYYY-MM-DD`. */
  bookedOn: string
  /** The day it was paid for, where that is known. */
  paidOn?: string
  issuerId: string
  /** The broker that sanctioned it; nothing where that is unknown. (TXN-001, TXN-002) */
  broker?: { id: string; name: string }
  security?: { id: string; name: string; ticker: string | null }
  /** On a chain: where it was written down. */
  block?: { number: string; hash?: string }
  /** The number of entries that the reader sees. */
  entryCount: number
  /** The sum of the entries: 0 when all of them are visible. */
  sum: Decimal
  moves: readonly Move[]
}

/** One transaction with its entries; `not_found` where there is none, or it may not be seen. (CALL-062) */
export function transactionQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<LedgerTransaction, TransactionQuery> {
  return recordQuery(capstan, {
    document: TransactionDocument,
    variables: { id },
    select: readTransaction,
  })
}

function readTransaction({ transactionById }: TransactionQuery): LedgerTransaction {
  const found = orNotFound(transactionById)
  const { id, kind, bookedOn, issuerId, accountByBrokerId: broker, securityBySecurityId: security } = found
  const entries = rowsOf(found.ledgerEntriesByTransactionId)
  return {
    ...{ id, kind, bookedOn, issuerId },
    ...readChainData(found.chainData),
    broker: broker ? { id: broker.id, name: broker.name } : undefined,
    security: security ? { id: security.id, name: security.name, ticker: security.ticker } : undefined,
    entryCount: entries.length,
    sum: sumDecimals(entries.map(({ amount }) => amount)) ?? Decimal.zero,
    moves: movesOf(kind, entries),
  }
}

/** Reads the server's data of a transaction: `paid_on`, and its block on a chain. */
function readChainData(
  data: TransactionFactsFragment['chainData'],
): Pick<LedgerTransaction, 'paidOn' | 'block'> {
  const { paid_on: paidOn, block_number: number, hash } = (data ?? {}) as Record<string, unknown> // looked at below
  return {
    paidOn: typeof paidOn === 'string' ? paidOn : undefined,
    block:
      typeof number === 'number' || typeof number === 'string'
        ? { number: String(number), hash: typeof hash === 'string' ? hash : undefined }
        : undefined,
  }
}
