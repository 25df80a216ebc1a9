import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { today } from '../../dates/today'
import { compare } from '../../money/arithmetic'
import { decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import { capTableRules } from '../capTable/capTableRules'
import {
  StatementEntriesDocument,
  StatementHolderDocument,
  StatementPositionsDocument,
  type StatementEntryFragment,
  type StatementHolderQuery,
  type StatementPositionsQuery,
} from './operations.generated'

/** The holder and the day (`YYYY-MM-DD`) of a statement. */
export interface StatementOf {
  investorId: string
  day: string
}

/** The units of a holder in an asset at the end of the day. */
export interface StatementPosition {
  id: string
  asset: string
  /** Exact decimal texts. */
  units: string
  percent: string | null
}

/** An entry of the ledger, with the balance of the holder after it. */
export interface StatementEntry {
  id: string
  bookedOn: string
  /** issuance, transfer, mint or burn. */
  kind: string
  transactionId: string
  security: string
  /** Units: more, or with a minus less. */
  amount: string
  balance: string | null
}

/** Returns the query for the name of a holder, including one without units; `null` when it is not visible. */
export function statementHolderQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<string | null, StatementHolderQuery> {
  return recordQuery(capstan, {
    document: StatementHolderDocument,
    variables: { id },
    select: ({ accountById }) => accountById?.name ?? null,
  })
}

/** Returns the query for the positions of a holder, now or at the end of a past day: the figures of that day's cap table. */
export function statementPositionsQuery(
  capstan: Capstan,
  { investorId, day }: StatementOf,
): CapstanQuery<readonly StatementPosition[], StatementPositionsQuery> {
  const { client } = capstan
  capstan.register(...capTableRules)
  // Of today the holdings themselves are requested, as the cap table of today does.
  const variables = { investorId, day: day === today() ? undefined : day, first: 1000, offset: 0 }
  return {
    queryKey: client.keyOf(StatementPositionsDocument, variables),
    queryFn: ({ signal }) => client.ask(StatementPositionsDocument, variables, { signal }),
    select: readPositions,
    staleTime: Infinity,
    // Units bought and not yet issued count in the percentages.
    entities: capTableRules.map(({ table }) => ({ table })),
  }
}

type Entries = AllPagesAnswer<{ entries: StatementEntryFragment }>

/** Returns the query for a holder's entries until the end of a day, in the order of the ledger. */
export function statementEntriesQuery(
  capstan: Capstan,
  { investorId, day }: StatementOf,
): CapstanQuery<readonly StatementEntry[], Entries> {
  const entries = allPages(
    StatementEntriesDocument,
    { investorId, day },
    ({ allLedgerEntries }) => allLedgerEntries,
  )
  return { ...allPagesQuery(capstan, { entries }, readEntries), staleTime: Infinity }
}

function readPositions({ capTable }: StatementPositionsQuery): readonly StatementPosition[] {
  return rowsOf(capTable).map(({ id, assetName, units, percent }) => ({
    ...{ id: id ?? '', asset: assetName ?? '', units: units ?? '0', percent },
  }))
}

/** In the order of the balances: by day, then by entry time, debits before credits. */
function readEntries({ entries }: Entries): readonly StatementEntry[] {
  return (entries?.nodes ?? [])
    .toSorted(
      (one, other) =>
        compareText(one.bookedOn, other.bookedOn) ||
        compareText(one.createdOn, other.createdOn) ||
        compareText(transactionOf(one), transactionOf(other)) ||
        compare(decimal(one.amount), decimal(other.amount)) ||
        compareText(one.id, other.id),
    )
    .map((entry) => ({
      id: entry.id,
      bookedOn: entry.bookedOn,
      kind: entry.transactionByTransactionId?.kind ?? '',
      transactionId: transactionOf(entry),
      security: entry.securityBySecurityId?.name ?? '',
      amount: entry.amount,
      balance: entry.balanceAfter,
    }))
}

const transactionOf = ({ transactionByTransactionId }: StatementEntryFragment) =>
  transactionByTransactionId?.id ?? ''
