import { memoizeByRow, rowsOf } from '../../client/answers'
import { compare } from '../../money/arithmetic'
import { decimal } from '../../money/decimal'
import { compareText } from '../../order/compareText'
import type { LedgerRow } from './LedgerRow'
import type {
  TokenEntryFragment,
  TokenHoldingFragment,
  UnissuedDistributionFragment,
} from './operations.generated'
import type { Chain } from './Token'
import { readChain } from './tokenQuery'

/** What the rows of a ledger are read from. */
export interface LedgerParts {
  holdings: readonly TokenHoldingFragment[]
  /** Who holds how many on a chain. */
  entries: readonly TokenEntryFragment[]
  /** What is not locked. */
  distributions: readonly UnissuedDistributionFragment[]
}

/**
 * Holdings on the product's own ledger, addresses of the token's chains, investments of which nothing is issued; by name.
 *
 * A holding that is on a chain stands there under its address. (C-16, ROUND-035)
 */
export function ledgerRows({ holdings, entries, distributions }: LedgerParts): readonly LedgerRow[] {
  const rows = [
    ...holdings.filter(({ isTokenized }) => !isTokenized).map(readHolding),
    ...entries.filter(isShown).map((entry) => readEntry(entry, holdings)),
    ...distributions.map(readDistribution),
  ]
  return rows.toSorted((a, b) => compareText(a.name ?? '', b.name ?? '') || compareText(a.id, b.id))
}

const readHolding = memoizeByRow((holding: TokenHoldingFragment): LedgerRow => {
  const { id, investorAccountName: name, amount, chain } = holding
  return {
    ...{ id, kind: 'holding', name, address: null, units: amount ?? '0', status: 'issued' },
    chain: chain === null ? null : { id: chain, kind: 'native', explorer: null },
    ...{ holdingId: id, block: null },
  }
})

const readDistribution = memoizeByRow((distribution: UnissuedDistributionFragment): LedgerRow => {
  const { id, investorAccountName: name, amount } = distribution
  return {
    ...{ id, kind: 'distribution', name, address: null, units: amount ?? '0', status: 'not_issued' },
    ...{ chain: null, holdingId: null, block: null },
  }
})

/** The product's own ledger is no chain, and the units of an allocation are nobody's yet. (ROUND-034) */
function isShown({ blockchainAddressByBlockchainAddressId: at }: TokenEntryFragment): boolean {
  return (
    at !== null && chainOf(at).kind !== 'native' && rowsOf(at.allocationsByBlockchainAddressId).length === 0
  )
}

type Place = NonNullable<TokenEntryFragment['blockchainAddressByBlockchainAddressId']>

const chainOf = (at: Place): Chain => readChain(at.chainByChain, at.chain)

function readEntry(entry: TokenEntryFragment, holdings: readonly TokenHoldingFragment[]): LedgerRow {
  const at = entry.blockchainAddressByBlockchainAddressId
  const chain = at && chainOf(at)
  const [latest] = rowsOf(at?.ledgerEntriesByBlockchainAddressId)
  const account = at?.accountByAccountId
  return {
    ...{ id: entry.id, kind: 'chain', name: account?.name ?? null, address: at?.address ?? null, chain },
    ...{ units: entry.amount, status: chain?.kind === 'public' ? chain.id : 'issued' },
    holdingId: account ? onlyHolding(entry.amount, account.id, chain, holdings) : null,
    block: blockOf(latest?.transactionByTransactionId?.chainData),
  }
}

/** The one holding that the units at an address are of, where there is one. */
function onlyHolding(
  units: string,
  investorId: string,
  chain: Chain | null,
  holdings: readonly TokenHoldingFragment[],
): string | null {
  const there = holdings.filter((each) => each.investorId === investorId && each.chain === chain?.id)
  const [only] = there
  if (!only || there.length > 1 || compare(decimal(only.amount ?? '0'), decimal(units)) !== 0) return null
  return only.id
}

function blockOf(chainData: unknown): string | null {
  const block = (chainData as { block_number?: unknown } | null | undefined)?.block_number
  return typeof block === 'number' || typeof block === 'string' ? String(block) : null
}
