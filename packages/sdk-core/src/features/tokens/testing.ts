import { fixtureIds } from '../../testing/fixtureIds'
import type { LedgerRow, UnitsOfStatus } from './ledger'
import type {
  FirstMintablesQuery,
  LedgerStatusesQuery,
  MintableHoldingsQuery,
  OfferedChainsQuery,
  RoundTokenQuery,
  StakeholderLedgerQuery,
  StakeholderLedgerTotalsQuery,
  TokenHoldingFragment,
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

/** Returns an answer of `RoundToken`; that of a round that is not visible when the token is `null`. */
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
    ...{ __typename: 'FullHolding', version: '1', id: id(3710) },
    ...{ investorAccountName: 'Northgate Employees’ Pension', amount: '80000' },
    ...{ chain: tokenChains.native.id },
    ...holding,
  }
}

/** A row of a Stakeholder Ledger: a holding on the product's own ledger. */
export function aLedgerRow(row: Partial<LedgerRow> = {}): LedgerRow {
  const rowId = row.id ?? id(3710)
  return {
    ...{ __typename: 'LedgerStakeholder', id: rowId, kind: 'holding', status: 'issued', units: '80000' },
    ...{ name: 'Northgate Employees’ Pension', address: null, holdingId: rowId, block: null },
    ...{ chain: tokenChains.native.id, chainKind: 'native', explorer: null },
    ...row,
  }
}

/** A row of a Stakeholder Ledger: units at an address of a chain. */
export function aLedgerRowOnChain(chain: Chain, row: Partial<LedgerRow> = {}): LedgerRow {
  const status = chain.kind === 'public' ? chain.id : 'issued'
  const address = 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'
  const at = { chain: chain.id, chainKind: chain.kind, explorer: chain.explorer, address }
  return aLedgerRow({ ...at, kind: 'chain', status, holdingId: null, ...row })
}

/** A row of a Stakeholder Ledger: an investment of which nothing is issued. */
export function anUnissuedRow(row: Partial<LedgerRow> = {}): LedgerRow {
  return aLedgerRow({
    ...{ id: id(3720), kind: 'distribution', status: 'not_issued', name: 'Cormorant Bay Partners, LP' },
    ...{ units: '9600', chain: null, chainKind: null, holdingId: null },
    ...row,
  })
}

/** Returns an answer of `FirstMintables` for the selected holdings. */
export function firstMintablesAnswer(holdings: readonly TokenHoldingFragment[]): FirstMintablesQuery {
  const nodes = holdings.map(({ id: holding, amount }) => ({
    ...{ __typename: 'FullHolding' as const, version: '1', id: holding, amount },
  }))
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

/** A page of a Stakeholder Ledger, as the platform answers `StakeholderLedger`. */
export function stakeholderLedgerAnswer(
  nodes: LedgerRow[],
  totalCount = nodes.length,
): StakeholderLedgerQuery {
  return {
    __typename: 'Query',
    allLedgerStakeholders: { __typename: 'LedgerStakeholdersConnection', totalCount, nodes },
  }
}

/** The sum of a Stakeholder Ledger, as the platform answers `StakeholderLedgerTotals`. */
export function stakeholderLedgerTotalsAnswer(units: string | null): StakeholderLedgerTotalsQuery {
  const totals = { __typename: 'LedgerStakeholderTotals' as const, units }
  return {
    __typename: 'Query',
    allLedgerStakeholders: { __typename: 'LedgerStakeholdersConnection', totals },
  }
}

/** The answer of `LedgerStatuses`. */
export function ledgerStatusesAnswer(found: readonly UnitsOfStatus[]): LedgerStatusesQuery {
  const nodes = found.map(({ status, units }) => ({
    ...{ __typename: 'LedgerStatus' as const, id: `${status} units`, status, units },
  }))
  return { __typename: 'Query', ledgerStatuses: { __typename: 'LedgerStatusesConnection', nodes } }
}
