import { describe, expect, it } from 'vitest'
import { CapstanError } from '../../errors/CapstanError'
import { testClock } from '../../testing/testClock'
import { createTableRefetchQueue } from './createTableRefetchQueue'

function setUp(failure: unknown = new Error('refused'), takesMs = 300) {
  const clock = testClock()
  const asked: string[] = []
  const lists = createTableRefetchQueue({
    environment: { ...clock, random: () => 0 },
    refetch: async ({ table }) => {
      asked.push(table)
      await new Promise<void>((resolve) => clock.setTimeout(resolve, takesMs))
      if (asked.length === 1) throw failure
      return undefined
    },
  })
  return { clock, asked, lists }
}

describe('createTableRefetchQueue', () => {
  it('sends one request for a burst of changes', async () => {
    const { clock, asked, lists } = setUp()
    for (let push = 0; push < 100; push++) lists.markChanged('holdings')
    lists.markChanged('distributions')
    await clock.advance(1_000)

    expect(asked).toEqual(['holdings', 'distributions'])
  })

  it('requests the pushed changes of several tables at once, and of no table before its pause is over', async () => {
    const { clock, asked, lists } = setUp()
    lists.markChanged('rounds')
    await clock.advance(400)

    lists.markChanged('holdings')
    await clock.advance(10)
    lists.markChanged('distributions')
    lists.markChanged('rounds')
    await clock.advance(10)
    expect(asked).toEqual(['rounds', 'holdings', 'distributions'])
    await clock.advance(1_000)

    expect(asked).toEqual(['rounds', 'holdings', 'distributions', 'rounds'])
  })

  it('requests the last pushed version, also where an older push of the same record arrives later', async () => {
    const clock = testClock()
    const asked: unknown[] = []
    const row = (isGone: boolean) => new Map([['1', { version: 4, isGone }]])
    const lists = createTableRefetchQueue({
      environment: { ...clock, random: () => 0 },
      refetch: async ({ changes }, onMissed) => {
        asked.push(changes)
        if (asked.length === 1) clock.setTimeout(() => onMissed(row(false)), 200)
        return undefined
      },
    })
    lists.markChanged('holdings', row(false))
    await clock.advance(100)

    lists.markChanged('holdings', row(true))
    await clock.advance(1_000)

    expect(asked).toEqual([row(false), row(true)])
  })

  it('lets a request finish however often the list changes meanwhile, and then sends one more', async () => {
    const { clock, asked, lists } = setUp()
    lists.markChanged('holdings')
    for (let push = 0; push < 25; push++) {
      await clock.advance(10)
      lists.markChanged('holdings')
    }
    expect(asked).toEqual(['holdings'])
    await clock.advance(1_000)

    expect(asked).toEqual(['holdings', 'holdings'])
  })

  it('asks for each record seven times more while its answers are too old, also when another was behind before it', async () => {
    const clock = testClock()
    const asked: string[] = []
    const announced = (id: string) => new Map([[id, { version: 2, isGone: false }]])
    const lists = createTableRefetchQueue({
      environment: { ...clock, random: () => 0 },
      refetch: async ({ changes }) => {
        asked.push([...(changes ?? [])].map(([id]) => id).join())
        return changes
      },
    })
    lists.markChanged('holdings', announced('1'))
    await clock.advance(4_000)
    lists.markChanged('holdings', announced('2'))
    await clock.advance(60_000)

    expect(asked.filter((ids) => ids.includes('1'))).toHaveLength(8)
    expect(asked.filter((ids) => ids.includes('2'))).toHaveLength(8)
  })

  it('requests again records that were pushed within five seconds before another list is shown', async () => {
    const clock = testClock()
    const asked: string[] = []
    const announced = (id: string) => new Map([[id, { version: 2, isGone: false }]])
    const lists = createTableRefetchQueue({
      environment: { ...clock, random: () => 0 },
      refetch: async ({ changes }) =>
        void asked.push([...(changes ?? [])].map(([id]) => id).join()) as undefined,
    })
    lists.markChanged('holdings', announced('1'))
    await clock.advance(4_000)
    lists.markChanged('holdings', announced('2'))
    await clock.advance(2_000)
    lists.repeatRecent('holdings')
    await clock.advance(10_000)
    lists.repeatRecent('holdings')
    await clock.advance(10_000)

    expect(asked).toEqual(['1', '2', '2'])
  })

  it('uses the last push of a row, also if an earlier answer lacked the row', async () => {
    const clock = testClock()
    const asked: boolean[] = []
    const lists = createTableRefetchQueue({
      environment: { ...clock, random: () => 0 },
      refetch: async ({ changes }) => {
        asked.push(changes?.get('1')?.isGone ?? false)
        await new Promise<void>((resolve) => clock.setTimeout(resolve, 300))
        return asked.length === 1 ? changes : undefined
      },
    })
    lists.markChanged('holdings', new Map([['1', { version: 2, isGone: false }]]))
    await clock.advance(100)
    lists.markChanged('holdings', new Map([['1', { version: 2, isGone: true }]]))
    await clock.advance(5_000)

    expect(asked).toEqual([false, true])
  })

  it('treats a row as gone, although the same version is pushed after that by a server that did not know yet', async () => {
    const clock = testClock()
    const asked: unknown[] = []
    const row = (isGone: boolean, isNew?: true) =>
      new Map([['1', { version: 4, isGone, ...(isNew && { isNew }) }]])
    const lists = createTableRefetchQueue({
      environment: { ...clock, random: () => 0 },
      refetch: async ({ changes }) => void asked.push(changes) as undefined,
    })
    lists.markChanged('holdings', row(true))
    lists.markChanged('holdings', row(false))
    await clock.advance(1_000)
    lists.markChanged('holdings', row(true))
    lists.markChanged('holdings', row(false, true))
    await clock.advance(1_000)

    expect(asked).toEqual([row(true), row(false, true)])
  })

  it('repeats every request that was sent before the last word that anything may have changed', async () => {
    const clock = testClock()
    const changes: number[] = []
    const lists = createTableRefetchQueue({
      environment: { ...clock, random: () => 0 },
      refetch: async ({ changedAt }) => void changes.push(changedAt) as undefined,
    })
    lists.markChanged('holdings')
    await clock.advance(100)
    const started = clock.now()
    lists.markChanged('holdings')
    await clock.advance(300)
    lists.markChanged('holdings')
    await clock.advance(1_000)

    expect(changes.map((at) => at - started)).toEqual([-100, 300])
  })

  it('repeats a request that failed in the network, and does so at once when the platform is back', async () => {
    const { clock, asked, lists } = setUp(new CapstanError('network_failed'))
    lists.markChanged('holdings')
    await clock.advance(400)
    expect(asked).toHaveLength(1)
    lists.retryNow()
    await clock.advance(30)
    expect(asked).toHaveLength(2)
    await clock.advance(60_000)

    expect(asked).toHaveLength(2)
  })

  it('waits at least half a second before it repeats a failed request', async () => {
    const { clock, asked, lists } = setUp(new CapstanError('server_unavailable'))
    lists.markChanged('holdings')
    await clock.advance(320 + 480)
    expect(asked).toHaveLength(1)
    await clock.advance(30)

    expect(asked).toHaveLength(2)
  })

  it('lets lists that take minutes be read to their end, however slow the line is', async () => {
    const { clock, asked, lists } = setUp(undefined, 120_000)
    lists.markChanged('holdings')
    await clock.advance(90_000)
    lists.markChanged('holdings')
    await clock.advance(20_000)
    expect(asked).toHaveLength(1)
    await clock.advance(20_000)

    expect(asked).toHaveLength(2)
  })

  it('does not repeat a request that was refused', async () => {
    const { clock, asked, lists } = setUp()
    lists.markChanged('holdings')
    await clock.advance(60_000)

    expect(asked).toHaveLength(1)
  })

  it('sends no request once it is cleared', async () => {
    const { clock, asked, lists } = setUp()
    lists.markChanged('holdings')
    lists.clear()
    await clock.advance(1_000)

    expect([asked, clock.pending]).toEqual([[], 0])
  })
})
