import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sectorPath } from './sectorPath'

const ring = { inner: 50, outer: 100 }

describe('sectorPath', () => {
  it('begins at the top and goes clockwise', () => {
    // A quarter: from 12 to 3, back along the inner edge.
    expect(sectorPath({ at: 0, length: 25 }, ring)).toBe(
      'M0 -100 A100 100 0 0 1 100 0 L50 0 A50 50 0 0 0 0 -50Z',
    )
  })

  it('goes the long way round for more than half', () => {
    expect(sectorPath({ at: 0, length: 75 }, ring)).toBe(
      'M0 -100 A100 100 0 1 1 -100 0 L-50 0 A50 50 0 1 0 0 -50Z',
    )
  })

  it('is two whole circles for a single part', () => {
    expect(sectorPath({ at: 0, length: 100 }, ring)).toBe(
      'M0 -100 A100 100 0 1 1 0 100 A100 100 0 1 1 0 -100Z M0 -50 A50 50 0 1 0 0 50 A50 50 0 1 0 0 -50Z',
    )
  })

  it('stays within the ring and knows only plain numbers', () => {
    const span = fc.record({
      at: fc.double({ min: 0, max: 100, noNaN: true }),
      length: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    fc.assert(
      fc.property(span, (each) => {
        const path = sectorPath(each, ring)
        expect(path).toMatch(/^[MALZ\d\s.-]+$/)
        for (const number of path.match(/-?\d+(\.\d+)?/g) ?? [])
          expect(Math.abs(Number(number))).toBeLessThanOrEqual(100)
      }),
      { seed: 20261123, numRuns: 500 },
    )
  })
})
