import { describe, expect, it } from 'vitest'
import { paidState } from './paidState'

describe('paidState', () => {
  it.each([
    ['250', '250', 'in_full', '0'],
    // 1,250.001 units at $12.50: a quarter of a cent cannot be paid.
    ['15625.0125', '15625.01', 'in_full', '0'],
    ['15625.0125', '15625', 'short', '0.01'],
    ['250', '0', 'short', '250'],
    ['30000', '30250.25', 'over', '250.25'],
    ['0', '0', 'in_full', '0'],
    ['0.005', '0', 'short', '0.01'],
  ])('of %s due with %s paid in is %s by %s', (due, paidIn, kind, by) => {
    const state = paidState(due, paidIn)

    // proves FMT-019
    expect({ ...state, by: state.by.toString() }).toEqual({ kind, by })
  })
})
