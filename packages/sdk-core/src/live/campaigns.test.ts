import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commands, readings } from '../../fuzz/live/commands'
import { runBurst } from '../../fuzz/live/runBurst'
import { runDrops } from '../../fuzz/live/runDrops'
import { runFrames } from '../../fuzz/live/runFrames'
import { runModel } from '../../fuzz/live/runModel'

// Slices of the campaigns in fuzz/; `pnpm fuzz` runs the whole.
describe('live updates', () => {
  it.each([1, 2])('miss nothing in a thousand pushes and a hundred drops [seed %i]', async (seed) => {
    const { missed, queries, unnoticed } = await runDrops(seed)

    expect(missed).toBe(0)
    expect(queries).toBeLessThanOrEqual(150)
    expect(unnoticed).toBeLessThanOrEqual(30_000)
  })

  it('fetch the records of a burst of pushes together', async () => {
    expect(await runBurst(1)).toBeLessThanOrEqual(100)
  })

  it('survive hostile frames', async () => {
    expect(await runFrames({ frames: 1_000, seed: 1 })).toEqual([])
  })

  it.each([
    ['any commands', commands],
    ['however long before they follow a record pages read it', readings],
  ])('keep their promises, %s', async (_, lives) => {
    const property = fc.asyncProperty(lives, fc.nat(), async (life, seed) => {
      expect(await runModel(life, seed)).toBeUndefined()
    })

    await fc.assert(property, { seed: 1, numRuns: 300 })
  })
})
