import { describe, expect, it } from 'vitest'
import { tryCsv } from '../../../fuzz/csv/tryCsv'

// A slice of the campaign steadyCsv.
describe('CSV', () => {
  it('has no formula in it, is read back as it was written, and is refused whole when it is broken', () => {
    expect(tryCsv({ seed: 20260309, tables: 1_000, broken: 500 })).toEqual([])
  })
})
