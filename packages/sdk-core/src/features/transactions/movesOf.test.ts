import { describe, expect, it } from 'vitest'
import { fixtureIds } from '../../testing/fixtureIds'
import { movesOf, type MoveSide } from './movesOf'
import { aLedgerEntry, anUnissuedEntry } from './testing'

const id = fixtureIds.nth
const said = ({ kind, name, before, after }: MoveSide) =>
  [kind, name, before?.toString(), after?.toString()].filter(Boolean).join(' ')
const onChain = (kind: 'private' | 'public', chain = `ethereum-${kind}`) => ({
  __typename: 'BlockchainAddress' as const,
  id: id(959),
  version: '1',
  address: '0x5aF3c0D19bE4277a6E1c3b90De8f4A21C7d05e36',
  chainByChain: { __typename: 'Chain' as const, id: chain, kind, explorer: null },
})

describe('movesOf', () => {
  it('shows both sides of a move, with their balances before and after', () => {
    const [move, ...others] = movesOf('issuance', [aLedgerEntry(), anUnissuedEntry()])

    expect(others).toEqual([])
    expect(move?.units.toString()).toBe('2000')
    expect(move?.entries).toEqual([1, 2])
    // 512,800 + 2,000 before; 6,000 − 2,000.
    expect(said(move?.from ?? { kind: 'unknown' })).toBe('unissued 514800 512800')
    // proves TXN-004
    expect(said(move?.to ?? { kind: 'unknown' })).toBe('account Maren Okafor 4000 6000')
  })

  it('keeps every place of a figure', () => {
    const amount = '400.500000000000000001'
    const [move] = movesOf('transfer', [aLedgerEntry({ amount, balanceAfter: '60400.500000000000000001' })])

    expect(move?.units.toString()).toBe(amount)
    expect(said(move?.to ?? { kind: 'unknown' })).toBe('account Maren Okafor 60000 60400.500000000000000001')
  })

  it.each([
    ['the ledger of the product', undefined, 'direct'],
    ['a private chain', onChain('private'), 'direct'],
    ['a public chain', onChain('public'), 'on_chain'],
  ])(
    'names no account when the other side of a transfer on %s is hidden, and reports that there may be one',
    (_, address, kind) => {
      const entry = aLedgerEntry(address && { blockchainAddressByBlockchainAddressId: address })
      const gone = { ...entry, amount: '-2000.000000000000000000' }

      expect(movesOf('transfer', [entry])[0]?.from).toEqual({ kind, isUnseen: true })
      // proves TXN-005
      expect(movesOf('transfer', [gone])[0]?.to).toEqual({ kind, isUnseen: true })
    },
  )

  it.each([
    ['the ledger of the product', undefined, 'direct'],
    ['a public chain', onChain('public'), 'on_chain'],
  ])('knows that no account is linked to a visible entry on %s', (_, address, kind) => {
    const entry = aLedgerEntry({
      ...{ investorId: null, accountByInvestorId: null, balanceAfter: null },
      ...(address && { blockchainAddressByBlockchainAddressId: address }),
    })

    // proves TXN-005
    expect(movesOf('transfer', [entry])[0]?.to).toEqual({ kind })
  })

  it('shows an investor their side of an issuance alone', () => {
    expect(movesOf('issuance', [aLedgerEntry()])[0]).toMatchObject({
      entries: [1],
      from: { kind: 'unissued' },
    })
  })

  it('has no balance when the platform returns none', () => {
    const [move] = movesOf('issuance', [aLedgerEntry({ balanceAfter: null })])
    expect(move?.to).toEqual({ kind: 'account', accountId: id(952), name: 'Maren Okafor' })
  })

  it('pairs several of one amount each once', () => {
    const entries = [
      anUnissuedEntry({ id: id(1) }),
      aLedgerEntry({ id: id(2) }),
      anUnissuedEntry({ id: id(3) }),
      aLedgerEntry({ id: id(4) }),
    ]

    expect(movesOf('issuance', entries).map((move) => move.entries)).toEqual([
      [1, 2],
      [3, 4],
    ])
  })
})
