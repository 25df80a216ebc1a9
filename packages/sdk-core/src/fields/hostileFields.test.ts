import { describe, expect, it } from 'vitest'
import { tryAddresses } from '../../fuzz/fields/tryAddresses'
import { tryFields } from '../../fuzz/fields/tryFields'

// A slice of the campaign hostileFields.
describe('every kind of field', () => {
  it('handles hostile input: it does not throw, accepts nothing invalid, and answers in time', () => {
    const { defects, taken } = tryFields({ texts: 400, seed: 20260304 })

    expect(defects).toEqual([])
    expect(taken.size).toBe(19)
  })

  it('finds every address odd of which one letter has the wrong case, and no other', async () => {
    expect(await tryAddresses({ seed: 20260305, addresses: 50 })).toEqual([])
  })
})
