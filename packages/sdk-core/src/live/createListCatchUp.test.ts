import { describe, expect, it } from 'vitest'
import { testClock } from '../testing/testClock'
import { createListCatchUp } from './createListCatchUp'

function setUp() {
  const clock = testClock()
  const asked: string[] = []
  const lists = createListCatchUp({
    environment: clock,
    askAgain: async (table) => {
      asked.push(table)
      await new Promise<void>((resolve) => clock.setTimeout(resolve, 300))
      if (asked.length === 1) throw new Error('503')
    },
  })
  return { clock, asked, lists }
}

describe('createListCatchUp', () => {
  it('asks once for a burst', async () => {
    const { clock, asked, lists } = setUp()
    for (let push = 0; push < 100; push++) lists.mark('holdings')
    lists.mark('distributions')
    await clock.advance(1_000)

    expect(asked).toEqual(['holdings', 'distributions'])
  })

  it('lets a question finish however often the list changes meanwhile, and then asks once more', async () => {
    const { clock, asked, lists } = setUp()
    lists.mark('holdings')
    for (let push = 0; push < 25; push++) {
      await clock.advance(10)
      lists.mark('holdings')
    }
    expect(asked).toEqual(['holdings'])
    await clock.advance(1_000)

    expect(asked).toEqual(['holdings', 'holdings'])
  })

  it('asks for nothing any more once it is cleared', async () => {
    const { clock, asked, lists } = setUp()
    lists.mark('holdings')
    lists.clear()
    await clock.advance(1_000)

    expect([asked, clock.pending]).toEqual([[], 0])
  })
})
