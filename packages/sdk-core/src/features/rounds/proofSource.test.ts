import { describe, expect, it } from 'vitest'
import { readProof, readWholeProof } from './proofSource'
import { issuedHoldings } from './testing'

const issuance = (id: string, units: string, issuedOn: string) => ({
  ...{ id, units, price: '12.5', issuedOn, transactionId: null },
})
const rows = issuedHoldings([
  { investorId: 'z', investor: 'Zoe', units: '', issuances: [issuance('1', '0.1', '2026-01-02')] },
  { investorId: 'a', investor: 'Abel', units: '', issuances: [issuance('2', '5', '2026-03-04')] },
  { investorId: 'z', investor: 'Zoe', units: '', issuances: [issuance('3', '0.2', '2026-05-06')] },
])

describe('readProof', () => {
  it('sums the issued units of each investor, the latest first, in any order of rows', () => {
    const proof = readProof(rows)

    // Floating point says 0.30000000000000004.
    expect(proof.map(({ investor, units }) => [investor, units])).toEqual([
      ['Zoe', '0.3'],
      ['Abel', '5'],
    ])
    // proves ROUND-010
    expect(proof[0]?.issuances.map(({ id }) => id)).toEqual(['3', '1'])
  })

  it('puts those of a list that was read by id in the order of their names', () => {
    expect(readWholeProof(rows).map(({ investor }) => investor)).toEqual(['Abel', 'Zoe'])
  })
})
