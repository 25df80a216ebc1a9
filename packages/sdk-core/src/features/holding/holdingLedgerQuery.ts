import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { add, compare } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import {
  HoldingLedgerDocument,
  type HoldingEntryFragment,
  type HoldingLedgerQuery,
} from './operations.generated'

/** What moved in and out of a holding. */
export interface HoldingLedger {
  /** In the order of the ledger. */
  entries: readonly HoldingEntry[]
  /** Whether they are all there are, so that they add up to what is held. A broker sees those alone that it had to do with. */
  isWhole: boolean
}

/** Units that came to a holding or went from it. */
export interface HoldingEntry {
  id: string
  /** The day it counts from, `YYYY-MM-DD`. */
  bookedOn: string
  /** issuance, transfer, mint or burn. */
  kind: string
  /** Nothing where the reader may not see it. */
  transactionId: string | null
  /** More, or below 0 fewer. */
  units: Decimal
  /** What the entries so far add up to. */
  sum: Decimal
}

/** What moved in and out of one holding, as far as the account of this instance may see it: up to 1,000 entries. */
export function holdingLedgerQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<HoldingLedger, HoldingLedgerQuery> {
  return recordQuery(capstan, {
    document: HoldingLedgerDocument,
    variables: { id },
    select: readLedger,
    // An entry has no news of its own: whatever is booked changes the holding.
    entities: [{ table: 'holdings', id }],
  })
}

/** A holding's ledger at the end of a day, `YYYY-MM-DD`, and how many units it had then; nothing where that is not known. */
export function ledgerOn(
  { entries, isWhole }: HoldingLedger,
  day: string,
): { entries: readonly HoldingEntry[]; units: Decimal | null } {
  const until = entries.filter(({ bookedOn }) => bookedOn <= day)
  return { entries: until, units: isWhole ? (until.at(-1)?.sum ?? Decimal.zero) : null }
}

/** By day, by when it was written down, and what was taken before what was given: as the balances of the ledger run. */
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
