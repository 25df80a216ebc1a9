import { describe, expect, it } from 'vitest'
import { CapstanError } from '../errors/CapstanError'
import { testClock } from '../testing/testClock'
import { createListCatchUp } from './createListCatchUp'

function setUp(failure: unknown = new Error('refused')) {
  const clock = testClock()
  const asked: string[] = []
  const lists = createListCatchUp({
    environment: { ...clock, random: () => 0 },
    askAgain: async (table) => {
      asked.push(table)
      await new Promise<void>((resolve) => clock.setTimeout(resolve, 300))
      if (asked.length === 1) throw failure
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

  it('repeats a question that was lost on the way, and at once when the platform is back', async () => {
    const { clock, asked, lists } = setUp(new CapstanError('network_failed'))
    lists.mark('holdings')
    await clock.advance(400)
    expect(asked).toHaveLength(1)
    lists.hurry()
    await clock.advance(30)
    expect(asked).toHaveLength(2)
    await clock.advance(60_000)

    expect(asked).toHaveLength(2)
  })

  it('waits half a second before it repeats it by itself', async () => {
    const { clock, asked, lists } = setUp(new CapstanError('server_unavailable'))
    lists.mark('holdings')
    await clock.advance(320 + 480)
    expect(asked).toHaveLength(1)
    await clock.advance(30)

    expect(asked).toHaveLength(2)
  })

  it('does not repeat what was refused', async () => {
    const { clock, asked, lists } = setUp()
    lists.mark('holdings')
    await clock.advance(60_000)

    expect(asked).toHaveLength(1)
  })

  it('asks for nothing any more once it is cleared', async () => {
    const { clock, asked, lists } = setUp()
    lists.mark('holdings')
    lists.clear()
    await clock.advance(1_000)

    expect([asked, clock.pending]).toEqual([[], 0])
  })
})
