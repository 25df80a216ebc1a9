import { describe, expect, it } from 'vitest'
import { tryMoney } from '../../fuzz/money/tryMoney'

// A slice of the campaign exactMoney.
describe('money', () => {
  it('agrees with exact fractions: read, written, multiplied, divided, shared out, vested', () => {
    expect(tryMoney({ seed: 20260307, roundTrips: 5_000, sums: 1_000, tables: 300 }).defects).toEqual([])
  })
})
