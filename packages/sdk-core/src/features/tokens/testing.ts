import { fixtureIds } from '../../testing/fixtureIds'
import type {
  MintableHoldingsQuery,
  OfferedChainsQuery,
  RoundTokenQuery,
  TokenEntriesQuery,
  TokenEntryFragment,
  TokenHoldingFragment,
  TokenHoldingsQuery,
  UnissuedDistributionFragment,
  UnissuedDistributionsQuery,
} from './operations.generated'
import type { Chain, RoundToken } from './Token'

const id = fixtureIds.nth

/** The chains of the product's registry, one of a kind. */
export const tokenChains = {
  native: { id: 'capstan-hawknet', kind: 'native', explorer: null },
  private: { id: 'ethereum-capstan', kind: 'private', explorer: '/vnet-explorer/txpage?block={block}' },
  tezos: { id: 'tezos-mainnet', kind: 'public', explorer: 'https://tzkt.io/{address}' },
} as const satisfies Record<string, Chain>

/** The token of Series B of Halden Biologics, deployed. */
export function aRoundToken(changes: Partial<RoundToken> = {}): RoundToken {
  return {
    ...{ id: id(3700), version: '1', name: 'Halden Series B', symbol: 'HBSB', status: 'deployed' },
    ...{ precision: 18, total: '800000.000000000000000000' },
    contract: {
      ...{ id: id(3701), status: 'deployed', chain: tokenChains.private, refused: null },
      address: '0x5aF3c0D19bE4277a6E0f41B2c77E0d58Fe2A6b11',
    },
    ...changes,
  }
}

/** The answer of `RoundToken` that reads as this; of a round nobody may see where there is none. */
export function roundTokenAnswer(token: RoundToken | null): RoundTokenQuery {
  if (!token) return { __typename: 'Query', tokenByRoundId: null }
  const { contract, ...facts } = token
  const current = contract && {
    ...{ __typename: 'Contract' as const, version: '1', id: contract.id, status: contract.status },
    ...{ chain: contract.chain.id, contractAddress: contract.address, refused: contract.refused },
    chainByChain: { __typename: 'Chain' as const, ...contract.chain },
  }
  return { __typename: 'Query', tokenByRoundId: { __typename: 'Token', ...facts, currentContract: current } }
}

/** The answer of `OfferedChains`. */
export function offeredChainsAnswer(): OfferedChainsQuery {
  const nodes = [tokenChains.private, tokenChains.tezos].map(({ id: chain, kind }) => ({
    ...{ __typename: 'Chain' as const, id: chain, kind },
  }))
  return { __typename: 'Query', allChains: { __typename: 'ChainsConnection', nodes } }
}

/** A holding on the product's own ledger. */
export function aTokenHolding(holding: Partial<TokenHoldingFragment> = {}): TokenHoldingFragment {
  return {
    ...{ __typename: 'FullHolding', version: '1', id: id(3710), investorId: id(3711) },
    ...{ investorAccountName: 'Northgate Employees’ Pension', amount: '80000' },
    ...{ chain: tokenChains.native.id, isTokenized: false },
    ...holding,
  }
}

/** What is said of units at an address. */
export interface TestEntry {
  id: string
  name: string | null
  accountId?: string
  address?: string
  chain: Chain
  amount: string
  block?: number
  isOfAllocation?: boolean
}

/** Units at an address. */
export function aTokenEntry(entry: TestEntry): TokenEntryFragment {
  const { chain, name, block, isOfAllocation, accountId = `${entry.id} account` } = entry
  const allocation = { __typename: 'Allocation' as const, version: '1', id: `${entry.id} allocation` }
  return {
    ...{ __typename: 'CapTableEntry', version: '1', id: entry.id, amount: entry.amount },
    blockchainAddressByBlockchainAddressId: {
      ...{ __typename: 'BlockchainAddress', version: '1', id: `${entry.id} address`, chain: chain.id },
      address: entry.address ?? 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb',
      chainByChain: { __typename: 'Chain', ...chain },
      accountByAccountId: name === null ? null : { __typename: 'Account', version: '1', id: accountId, name },
      allocationsByBlockchainAddressId: {
        __typename: 'AllocationsConnection',
        nodes: isOfAllocation ? [allocation] : [],
      },
      ledgerEntriesByBlockchainAddressId: {
        __typename: 'LedgerEntriesConnection',
        nodes: [
          {
            ...{ __typename: 'LedgerEntry', version: '1', id: `${entry.id} ledger` },
            transactionByTransactionId: {
              ...{ __typename: 'Transaction', version: '1', id: `${entry.id} transaction` },
              chainData: block === undefined ? {} : { block_number: block },
            },
          },
        ],
      },
    },
  }
}

/** An investment of which nothing is issued. */
export function anUnissued(
  distribution: Partial<UnissuedDistributionFragment> = {},
): UnissuedDistributionFragment {
  return {
    ...{ __typename: 'FullDistribution', version: '1', id: id(3720) },
    ...{ investorAccountName: 'Cormorant Bay Partners, LP', amount: '9600' },
    ...distribution,
  }
}

/** The answer of `TokenHoldings`. */
export function tokenHoldingsAnswer(nodes: TokenHoldingFragment[]): TokenHoldingsQuery {
  return { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes } }
}

/** A page of the holdings that may be minted, as the platform answers `MintableHoldings`. */
export function mintableHoldingsAnswer(
  nodes: TokenHoldingFragment[],
  totalCount = nodes.length,
): MintableHoldingsQuery {
  return {
    __typename: 'Query',
    allFullHoldings: { __typename: 'FullHoldingsConnection', totalCount, nodes },
  }
}

/** The answer of `TokenEntries`. */
export function tokenEntriesAnswer(nodes: TokenEntryFragment[]): TokenEntriesQuery {
  return { __typename: 'Query', allCapTableEntries: { __typename: 'CapTableEntriesConnection', nodes } }
}

/** The answer of `UnissuedDistributions`. */
export function unissuedAnswer(nodes: UnissuedDistributionFragment[]): UnissuedDistributionsQuery {
  return {
    __typename: 'Query',
    allFullDistributions: { __typename: 'FullDistributionsConnection', nodes },
  }
}
