import { compare, subtract } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import type { TransactionEntryFragment, TransactionFactsFragment } from './operations.generated'

/**
 * The side that units left or reached. `unissued`: the units a security has left to issue. `direct`: a holder without a linked
 * account on the product's own chains; `on_chain`: the same on any other chain. `unknown`: an account whose name is not visible
 * to the reader.
 */
export interface MoveSide {
  kind: 'account' | 'unissued' | 'direct' | 'on_chain' | 'unknown'
  accountId?: string
  name?: string
  /** Its entry is not shown to the reader: there may be an account. */
  isUnseen?: true
  /** Units before and after, exact; nothing where the reader does not see them. */
  before?: Decimal
  after?: Decimal
}

/** Units that went from one to another, as one or two entries of the ledger say. */
export interface Move {
  /** The places of its entries in the transaction, from 1. */
  entries: readonly number[]
  /** Units, exact and above 0. */
  units: Decimal
  from: MoveSide
  to: MoveSide
  createdOn: string
  /** The address that the units reached or left. */
  address?: { address: string | null; chain: string; explorer: string | null }
}

type Entry = TransactionEntryFragment
type NumberedEntry = Entry & { place: number }

/**
 * Returns the moves of a transaction: each entry that takes units, paired with the one that gives as many. An entry whose other
 * side is not visible has no pair. (TXN-004, TXN-005)
 */
export function movesOf(kind: TransactionFactsFragment['kind'], entries: readonly Entry[]): readonly Move[] {
  const sorted = entries.toSorted(
    (one, other) => compareText(one.createdOn, other.createdOn) || compareText(one.id, other.id),
  )
  const numbered = sorted.map((entry, at) => ({ ...entry, place: at + 1 }))
  const given = numbered.filter(({ amount }) => compare(decimal(amount), Decimal.zero) > 0)
  const taken = numbered.filter(({ amount }) => compare(decimal(amount), Decimal.zero) < 0)
  const pairs = taken.map((from) => ({ from, to: takeOut(given, unitsOf(from)) }))
  const alone = given.map((to) => ({ from: undefined, to }))
  return [...pairs, ...alone]
    .map(({ from, to }) => moveOf(kind, from, to))
    .toSorted((one, other) => (one.entries[0] ?? 0) - (other.entries[0] ?? 0))
}

const unitsOf = ({ amount }: Entry): Decimal => {
  const units = decimal(amount)
  return compare(units, Decimal.zero) < 0 ? subtract(Decimal.zero, units) : units
}

/** Takes the first entry with this number of units out of a list. */
function takeOut(entries: NumberedEntry[], units: Decimal): NumberedEntry | undefined {
  const at = entries.findIndex((entry) => compare(unitsOf(entry), units) === 0)
  return at < 0 ? undefined : entries.splice(at, 1)[0]
}

function moveOf(kind: string, from: NumberedEntry | undefined, to: NumberedEntry | undefined): Move {
  const shown = to ?? from
  if (!shown) throw new Error('A move has an entry.')
  const { address, chainByChain: chain } = shown.blockchainAddressByBlockchainAddressId ?? {}
  const unseen = unseenSide(kind, chain?.kind)
  return {
    entries: [from, to].flatMap((entry) => entry?.place ?? []).toSorted((a, b) => a - b),
    units: unitsOf(shown),
    from: from ? sideOf(from) : kind === 'issuance' ? { kind: 'unissued' } : unseen,
    to: to ? sideOf(to) : unseen,
    createdOn: shown.createdOn,
    address: chain ? { address: address ?? null, chain: chain.id, explorer: chain.explorer } : undefined,
  }
}

/** Returns the side of an entry that is not visible to the reader. */
function unseenSide(kind: string, chain: string | undefined): MoveSide {
  if (kind !== 'transfer') return { kind: 'unknown' }
  return { kind: unlinkedOn(chain), isUnseen: true }
}

const unlinkedOn = (chain: string | undefined) => (chain === 'public' ? 'on_chain' : 'direct')

function sideOf(entry: Entry): MoveSide {
  const { accountByInvestorId: account, balanceAfter, holdingId, investorId } = entry
  const after = balanceAfter === null ? undefined : decimal(balanceAfter)
  const balances = after && { before: subtract(after, decimal(entry.amount)), after }
  if (holdingId === null) return { kind: 'unissued', ...balances }
  if (investorId === null) return { kind: unlinkedOn(chainOf(entry)), ...balances }
  return account
    ? { kind: 'account', accountId: account.id, name: account.name, ...balances }
    : { kind: 'unknown', ...balances }
}

const chainOf = ({ blockchainAddressByBlockchainAddressId: address }: Entry) => address?.chainByChain?.kind
