import { fixtureIds } from '../../testing/fixtureIds'
import type { WalletEntriesQuery, WalletEntryFragment } from './operations.generated'

type Token = NonNullable<WalletEntryFragment['tokenByTokenId']>

/** Parts of an entry that a test wants otherwise. */
export interface WalletEntryChanges extends Partial<Omit<Token, '__typename'>> {
  amount?: string
  /** The kind of the chain. */
  kind?: 'native' | 'private' | 'public'
  chain?: string
  chainSymbol?: string | null
}

/** 1,840 Tez at an address on Tezos, which the exchange buys at 0.64. */
export function aWalletEntry(changes: WalletEntryChanges = {}): WalletEntryFragment {
  const { amount = '1840', kind = 'public', chain = 'tezos-mainnet', chainSymbol = 'XTZ', ...token } = changes
  const id = token.id ?? fixtureIds.nth(1101)
  return {
    ...{ __typename: 'CapTableEntry', version: '1', id: `${id} ${chain}`, amount },
    blockchainAddressByBlockchainAddressId: {
      ...{ __typename: 'BlockchainAddress', version: '1', id: `${chain} address` },
      chainByChain: { __typename: 'Chain', id: chain, kind, symbol: chainSymbol },
    },
    tokenByTokenId: {
      ...{ __typename: 'Token', version: '1', name: 'Tezos', symbol: 'XTZ', type: 'Crypto' },
      ...{ status: 'deployed', precision: 6, privateBlock: null },
      exchangePrice: {
        ...{
          __typename: 'ExchangePrice',
          id: fixtureIds.nth(1190),
          buy: '0.65',
          sell: '0.64',
          spot: '0.6462',
        },
        quotedAt: '2026-11-21T16:12:00.000000+00:00',
      },
      ...token,
      id,
    },
  }
}

/** The answer of `WalletEntries` that has these. */
export function walletAnswer(nodes: WalletEntryFragment[]): WalletEntriesQuery {
  return { __typename: 'Query', allCapTableEntries: { __typename: 'CapTableEntriesConnection', nodes } }
}
