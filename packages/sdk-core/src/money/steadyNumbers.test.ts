import { describe, expect, it } from 'vitest'
import { inLocales } from '../../fuzz/locales/inLocales'

// A slice of the campaign steadyNumbers, which has a process for each of twelve locales.
describe('a number', () => {
  it('is shown in Egypt and in Germany as everywhere, and read again as it was', () => {
    expect(inLocales({ locales: ['ar_EG', 'de_DE'], seed: 20260309, numbers: 500 })).toEqual([])
  })
})
