import { describe, expect, it } from 'vitest'
import { aWalletEntry } from './testing'
import { walletTokens } from './walletTokens'

const one = (changes: Parameters<typeof aWalletEntry>[0]) => walletTokens([aWalletEntry(changes)])[0]
const security = { type: 'Security', exchangePrice: null, name: 'Larch & Loom Common', symbol: 'LOOM' }

describe('walletTokens', () => {
  it('multiplies the total by the exchange’s price, and by the spot price', () => {
    const quote = one({})?.quote

    expect(quote?.sellValue.toString()).toBe('1177.6') // 1840 × 0.64
    // proves WALLET-008, WALLET-009
    expect(quote?.spotValue.toString()).toBe('1189.008') // 1840 × 0.6462
  })

  it.each(['0', '0.000'])('has no value where the exchange sells at %s', (buy) => {
    const price = aWalletEntry().tokenByTokenId?.exchangePrice

    // proves WALLET-010
    expect(one({ exchangePrice: price && { ...price, buy } })?.quote).toBeUndefined()
  })

  it.each([
    ['deployed', 1],
    ['issuing', 1],
    ['issued', 1],
    ['deploying', 0],
    ['not_deployed', 0],
    ['system_only', 0],
    ['burning', 0],
  ])('of a token that is %s has %i cards', (status, count) => {
    // proves WALLET-015
    expect(walletTokens([aWalletEntry({ status })])).toHaveLength(count)
  })

  it.each([
    ['public', '0.000000000000000001', 1],
    ['public', '0', 0],
    ['private', '5', 0],
    ['native', '5', 0],
  ] as const)('on a %s chain with %s has %i-fold a card', (kind, amount, count) => {
    // proves WALLET-016
    expect(walletTokens([aWalletEntry({ kind, amount })])).toHaveLength(count)
  })

  it('sums the balance of a token at several addresses', () => {
    const [token] = walletTokens([
      aWalletEntry({ amount: '0.1' }),
      aWalletEntry({ amount: '0.2' }),
      aWalletEntry({ amount: '7', kind: 'private', chain: 'ethereum-capstan' }),
    ])

    expect(token?.total.toString()).toBe('0.3')
  })

  it('shows coins first, then by name', () => {
    const tokens = walletTokens([
      aWalletEntry({ ...security, id: 'b', name: 'Tidewater Timber' }),
      aWalletEntry({ ...security, id: 'a' }),
      aWalletEntry(),
    ])

    expect(tokens.map(({ name }) => name)).toEqual(['Tezos', 'Larch & Loom Common', 'Tidewater Timber'])
  })

  it('calls a chain by its coin, or by itself where it has none', () => {
    expect(one({})?.chain).toBe('XTZ')
    expect(one({ chain: 'ethereum-mainnet', chainSymbol: 'ETH' })?.chain).toBe('ETH')
    // proves WALLET-004, WALLET-005
    expect(one({ chain: 'polygon', chainSymbol: null })?.chain).toBe('polygon')
  })
})
