import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { add, compare } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import {
  HoldingLedgerDocument,
  type HoldingEntryFragment,
  type HoldingLedgerQuery,
} from './operations.generated'

/** The entries of a holding in the ledger. */
export interface HoldingLedger {
  /** In the order of the ledger. */
  entries: readonly HoldingEntry[]
  /** True when all entries are visible and add up to the units held. A broker sees only the entries it was part of. */
  isWhole: boolean
}

/** Units that came to a holding or went from it. */
export interface HoldingEntry {
  id: string
  /** The day it counts from, `YYYY-MM-DD`. */
  bookedOn: string
  /** issuance, transfer, mint or burn. */
  kind: string
  /** `null` when the reader may not see it. */
  transactionId: string | null
  /** More, or below 0 fewer. */
  units: Decimal
  /** The sum of the entries up to this one. */
  sum: Decimal
}

const pageSize = 1000
const beforeFirst = '00000000-0000-0000-0000-000000000000'

/** Returns the query for all entries of one holding that the account of this instance may see. */
export function holdingLedgerQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<HoldingLedger, HoldingLedgerQuery> {
  const query = recordQuery(capstan, {
    document: HoldingLedgerDocument,
    variables: { id, since: beforeFirst },
    select: readLedger,
    // An entry sends no change event of its own: every new entry changes the holding.
    entities: [{ table: 'holdings', id }],
  })
  return {
    ...query,
    queryFn: async (context) => {
      const first = await query.queryFn(context)
      return withEntries(first, await restOf(capstan, { id, page: first, signal: context.signal }))
    },
  }
}

/** The entries after those of a page, a thousand at a time, by their ids: an entry inserted meanwhile shifts none. */
async function restOf(
  capstan: Capstan,
  { id, page, signal }: { id: string; page: HoldingLedgerQuery; signal: AbortSignal },
): Promise<HoldingEntryFragment[]> {
  const since = entriesOf(page).at(-1)?.id
  if (lengthOf(page) < pageSize || !since) return []
  const next = await capstan.client.ask(HoldingLedgerDocument, { id, since }, { signal })
  return [...entriesOf(next), ...(await restOf(capstan, { id, page: next, signal }))]
}

/** With the holes where an entry may not be seen. */
const lengthOf = ({ holdingById }: HoldingLedgerQuery) =>
  holdingById?.ledgerEntriesByHoldingId.nodes.length ?? 0
const entriesOf = ({ holdingById }: HoldingLedgerQuery) => rowsOf(holdingById?.ledgerEntriesByHoldingId)

function withEntries(answer: HoldingLedgerQuery, rest: readonly HoldingEntryFragment[]): HoldingLedgerQuery {
  const { holdingById } = answer
  if (!holdingById || rest.length === 0) return answer
  const { ledgerEntriesByHoldingId: ledger } = holdingById
  const nodes = [...ledger.nodes, ...rest]
  return { ...answer, holdingById: { ...holdingById, ledgerEntriesByHoldingId: { ...ledger, nodes } } }
}

/** A holding's ledger at the end of a day, `YYYY-MM-DD`, and how many units it had then; nothing where that is not known. */
export function ledgerOn(
  { entries, isWhole }: HoldingLedger,
  day: string,
): { entries: readonly HoldingEntry[]; units: Decimal | null } {
  const until = entries.filter(({ bookedOn }) => bookedOn <= day)
  return { entries: until, units: isWhole ? (until.at(-1)?.sum ?? Decimal.zero) : null }
}

/** By day, then by entry time, debits before credits, in the order of the ledger's balances. */
function readLedger({ holdingById }: HoldingLedgerQuery): HoldingLedger {
  const { amount, ledgerEntriesByHoldingId } = orNotFound(holdingById)
  let sum = Decimal.zero
  const entries = rowsOf(ledgerEntriesByHoldingId)
    .toSorted(
      (one, other) =>
        compareText(one.bookedOn, other.bookedOn) ||
        compareText(one.createdOn, other.createdOn) ||
        compareText(transactionOf(one)?.id ?? '', transactionOf(other)?.id ?? '') ||
        compare(decimal(one.amount), decimal(other.amount)) ||
        compareText(one.id, other.id),
    )
    .map((entry) => {
      sum = add(sum, decimal(entry.amount))
      return readEntry(entry, sum)
    })
  return { entries, isWhole: compare(sum, decimal(amount)) === 0 }
}

function readEntry(entry: HoldingEntryFragment, sum: Decimal): HoldingEntry {
  const { id, bookedOn, amount } = entry
  const transaction = transactionOf(entry)
  return {
    ...{ id, bookedOn, sum, units: decimal(amount) },
    kind: transaction?.kind ?? '',
    transactionId: transaction?.id ?? null,
  }
}

const transactionOf = ({ transactionByTransactionId }: HoldingEntryFragment) => transactionByTransactionId
