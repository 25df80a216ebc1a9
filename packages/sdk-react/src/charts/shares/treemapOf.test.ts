import { describe, expect, it } from 'vitest'
import { treemapOf } from './treemapOf'

describe('treemapOf', () => {
  it('gives each the area of its share, and all of them the whole picture', () => {
    const sizes = [40, 25, 15, 10, 5, 3, 1, 0.6, 0.4]
    const tiles = treemapOf(sizes)

    expect(tiles).toHaveLength(9)
    tiles.forEach(({ length, height }, at) => expect((length * height) / 100).toBeCloseTo(sizes[at] ?? 0, 6))
  })

  it('lays no tile over another, nor beyond the picture', () => {
    const tiles = treemapOf(Array.from({ length: 120 }, (_, at) => 120 - at))

    for (const [index, one] of tiles.entries()) {
      expect(one.at + one.length).toBeLessThan(100.000001)
      expect(one.top + one.height).toBeLessThan(100.000001)
      for (const other of tiles.slice(index + 1)) {
        const wide = Math.min(one.at + one.length, other.at + other.length) - Math.max(one.at, other.at)
        const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
        expect(Math.min(wide, high)).toBeLessThan(0.000001)
      }
    }
  })

  it('has one tile for one, and none for an empty list', () => {
    expect(treemapOf([7])).toEqual([{ at: 0, top: 0, length: 100, height: 100 }])
    expect(treemapOf([])).toEqual([])
  })
})
