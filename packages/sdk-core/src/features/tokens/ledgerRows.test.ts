import { describe, expect, it } from 'vitest'
import { labelOfUnnamed } from './LedgerRow'
import { ledgerRows } from './ledgerRows'
import { aTokenEntry, aTokenHolding, anUnissued, tokenChains } from './testing'

const native = tokenChains.native.id

describe('ledgerRows', () => {
  it('are holdings, addresses of chains and investments, by name, each with its status [TOKEN-007] [TOKEN-022] [TOKEN-023] [TOKEN-024]', () => {
    const rows = ledgerRows({
      holdings: [aTokenHolding({ id: 'h1', investorAccountName: 'Ida', amount: '80' })],
      entries: [
        aTokenEntry({ id: 'e1', name: 'Maren', chain: tokenChains.tezos, amount: '48' }),
        aTokenEntry({ id: 'e2', name: 'Bea', chain: tokenChains.private, amount: '12', block: 4182 }),
      ],
      distributions: [anUnissued({ id: 'd1', investorAccountName: 'Cormorant', amount: '9.6' })],
    })

    expect(
      rows.map(({ id, kind, name, chain, units, status, block }) => [
        ...[id, kind, name, chain?.id ?? null, units, status, block],
      ]),
    ).toEqual([
      ['e2', 'chain', 'Bea', 'ethereum-capstan', '12', 'issued', '4182'],
      ['d1', 'distribution', 'Cormorant', null, '9.6', 'not_issued', null],
      ['h1', 'holding', 'Ida', native, '80', 'issued', null],
      ['e1', 'chain', 'Maren', 'tezos-mainnet', '48', 'tezos-mainnet', null],
    ])
  })

  it('have units once: on the product’s own ledger as a holding, on a chain under the address [ROUND-035]', () => {
    const rows = ledgerRows({
      holdings: [
        aTokenHolding({ id: 'here', amount: '5' }),
        aTokenHolding({
          id: 'there',
          investorId: 'maren',
          amount: '48.0',
          chain: 'tezos-mainnet',
          isTokenized: true,
        }),
      ],
      entries: [
        aTokenEntry({ id: 'ledger', name: 'Ida', chain: tokenChains.native, amount: '5' }),
        aTokenEntry({ id: 'e1', name: 'Maren', accountId: 'maren', chain: tokenChains.tezos, amount: '48' }),
      ],
      distributions: [],
    })

    expect(rows.map(({ id, holdingId }) => [id, holdingId])).toEqual([
      ['e1', 'there'],
      ['here', 'here'],
    ])
  })

  it('lead to no holding where an address has the units of several', () => {
    const there = { investorId: 'maren', chain: 'tezos-mainnet', isTokenized: true }
    const rows = ledgerRows({
      holdings: [
        aTokenHolding({ id: 'one', amount: '40', ...there }),
        aTokenHolding({ id: 'two', amount: '8', ...there }),
      ],
      entries: [
        aTokenEntry({ id: 'e1', name: 'Maren', accountId: 'maren', chain: tokenChains.tezos, amount: '48' }),
      ],
      distributions: [],
    })

    expect(rows).toMatchObject([{ id: 'e1', holdingId: null }])
  })

  it('leave out what belongs to an allocation, and call who has no account by the chain [ROUND-034] [ROUND-036] [ROUND-037]', () => {
    const rows = ledgerRows({
      holdings: [],
      entries: [
        aTokenEntry({
          id: 'unsold',
          name: null,
          chain: tokenChains.tezos,
          amount: '1',
          isOfAllocation: true,
        }),
        aTokenEntry({ id: 'private', name: null, chain: tokenChains.private, amount: '2' }),
        aTokenEntry({ id: 'public', name: null, chain: tokenChains.tezos, amount: '3' }),
      ],
      distributions: [],
    })

    expect(rows.map((row) => [row.id, row.name, labelOfUnnamed(row)])).toEqual([
      ['private', null, 'unknown'],
      ['public', null, 'onChain'],
    ])
  })
})
