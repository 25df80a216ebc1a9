import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eachOf } from './eachOf.ts'

describe('eachOf', () => {
  it('runs at most so many at a time, and returns results in the order of the input', async () => {
    let busy = 0
    const seen: number[] = []

    const done = await eachOf([30, 20, 10, 0], 2, async (delay) => {
      seen.push(++busy)
      await setTimeout(delay)
      busy--
      return delay
    })

    expect(done).toEqual([30, 20, 10, 0])
    expect(Math.max(...seen)).toBe(2)
  })
})
