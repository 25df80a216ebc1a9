import { describe, expect, it, vi } from 'vitest'
import { createSession } from '../client/transport/createSession'
import { fakeSocket, type FakeSocket, type FakeSocketOptions } from '../testing/fakeSocket'
import { first, ids, liveSetUp as setUp, second } from '../testing/liveSetUp'
import { mulberry32 } from '../testing/mulberry32'
import { testClock } from '../testing/testClock'
import { createLive } from './createLive'

describe('createLive', () => {
  it('connects to /wss/v1/ with the account, and only when something is followed', async () => {
    const { live, clock, socket } = setUp()
    await clock.advance(1_000)
    expect(socket.urls).toEqual([])

    live.subscribe('steps', [first])
    await clock.advance(100)

    expect(socket.urls).toEqual([`wss://app.test/wss/v1/?account=${first}`])
    // proves LIVE-001
    expect(live.status).toBe('live')
  })

  it('subscribes with type, table and ids, once for however many followers', async () => {
    const { live, clock, socket } = setUp()

    live.subscribe('steps', [first, second])
    live.subscribe('steps', [first])
    await clock.advance(100)

    // proves LIVE-002
    expect(socket.frames).toEqual([{ type: 'subscribe', table: 'steps', ids: [first, second] }])
  })

  it('unsubscribes with type, table and ids when the last follower leaves', async () => {
    const { live, clock, socket } = setUp()
    live.subscribe('steps', [second])
    const leave = [live.subscribe('steps', [first]), live.subscribe('steps', [first])]
    await clock.advance(100)

    leave[0]?.()
    leave[0]?.()
    await clock.advance(100)
    expect(socket.subscribed.has(`steps:${first}`)).toBe(true)
    leave[1]?.()
    await clock.advance(100)

    expect(socket.frames.at(-1)).toEqual({ type: 'unsubscribe', table: 'steps', ids: [first] })
    // proves LIVE-003
    expect([...socket.subscribed]).toEqual([`steps:${second}`])
  })

  it('reports the status of live updates to a follower until they end', async () => {
    const { live, clock, socket } = setUp()
    const heard: string[] = []
    live.subscribe('steps', [first], { onState: (status) => heard.push(status) })
    await clock.advance(100)
    socket.drop()
    await clock.advance(2_000)

    live.clear()

    expect(heard).toEqual(['off', 'live', 'reconnecting', 'live', 'off'])
    expect(clock.pending).toBe(0)
  })

  it('fetches a record again when it is pushed', async () => {
    const { live, clock, local, queries, change } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)
    queries.length = 0

    change(first)
    await clock.advance(100)

    expect(queries).toEqual([[first]])
    // proves LIVE-004, LIVE-012
    expect(local.get(first)).toBe(2)
  })

  it('fetches a record until it has the announced version', async () => {
    const { live, clock, server, local, socket } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)

    // The push arrives before a replica has the change: the replica still shows version 1.
    socket.push('steps', first, 2)
    await clock.advance(500)
    server.set(first, { version: 2, status: 'in_progress' })
    await clock.advance(500)

    expect(local.get(first)).toBe(2)
  })

  it('fetches a record again that is pushed during a request, even one without a version', async () => {
    const asked: (readonly string[])[] = []
    const { live, clock, socket } = setUp({
      refetch: (_, changes) => {
        asked.push([...changes.keys()])
        return new Promise((answer) => clock.setTimeout(() => answer(new Map()), 200))
      },
    })
    live.subscribe('steps', [first])
    await clock.advance(1_000)
    asked.length = 0

    socket.push('steps', first)
    await clock.advance(100)
    socket.push('steps', first)
    await clock.advance(1_000)

    expect(asked).toEqual([[first], [first]])
  })

  it('stops at complete, and follows again when a write restarts the step', async () => {
    const { live, clock, socket, server, queries, change } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)

    change(first, 'failed')
    await clock.advance(100)
    expect([...socket.subscribed]).toEqual([])
    queries.length = 0
    for (let count = 0; count < 100; count++) change(first, 'failed')
    await clock.advance(1_000)
    expect(queries).toEqual([])

    server.set(first, { version: 200, status: 'processing' })
    live.resumeReopened({
      completeStep: { __typename: 'P', step: { __typename: 'Step', id: first, status: 'processing' } },
    })
    await clock.advance(100)

    expect([...socket.subscribed]).toEqual([`steps:${first}`])
    // proves LIVE-010, STEP-025
    expect(queries).toEqual([[first]])
  })

  it('sends the token first, and subscribes when it is accepted', async () => {
    const clock = testClock()
    const session = createSession(
      () => async () => ({ token: 't-1', expiresAt: clock.now() + 3_600_000 }),
      clock,
    )
    const { live, clock: time, socket } = setUp({ session })

    live.subscribe('steps', [first])
    await time.advance(100)

    expect(socket.urls).toEqual(['wss://app.test/wss/v1/'])
    expect(socket.frames[0]).toEqual({ type: 'authenticate', token: 't-1', account: first })
    expect(socket.frames[1]).toMatchObject({ type: 'subscribe' })
  })

  it('notices within 30 s that the platform stopped answering, and catches up', async () => {
    const { live, clock, socket, server, local } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)

    socket.setFrozen(true)
    server.set(first, { version: 5, status: 'in_progress' })
    await clock.advance(26_000)
    expect(live.status).toBe('reconnecting')
    socket.setFrozen(false)
    await clock.advance(35_000)

    expect(live.status).toBe('live')
    expect(local.get(first)).toBe(5)
  })

  it('polls where no socket can be opened, and reports that it is stale', async () => {
    const { live, clock, socket, server, local } = setUp()
    socket.setReachable(false)
    live.subscribe('steps', [first])
    await clock.advance(10_000)
    expect(live.status).toBe('stale')

    server.set(first, { version: 9, status: 'in_progress' })
    await clock.advance(25_000)

    expect(local.get(first)).toBe(9)
  })

  it('reports since when nothing has arrived, from the loss of the connection until it is back', async () => {
    const { live, clock, socket } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)
    expect(live.staleSince).toBeUndefined()

    socket.setReachable(false)
    const heardAt = new Date(clock.now() - 100).toISOString()
    socket.drop()
    await clock.advance(60_000)
    expect([live.status, live.staleSince]).toEqual(['stale', heardAt])
    socket.setReachable(true)
    await clock.advance(31_000)

    expect([live.status, live.staleSince]).toEqual(['live', undefined])
  })

  it('closes the socket while the machine sleeps, and catches up within two seconds of waking', async () => {
    const { live, clock, socket, server, local, sleep, wake } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)

    socket.setReachable(false)
    sleep()
    expect([live.status, socket.connections]).toEqual(['reconnecting', 0])
    server.set(first, { version: 7, status: 'in_progress' })
    await clock.advance(300_000)
    socket.setReachable(true)
    wake()
    await clock.advance(2_000)

    expect([live.status, local.get(first)]).toEqual(['live', 7])
  })

  it('fetches at once after waking, however long the delay before the next attempt was', async () => {
    let isOnline = false
    const refetch = vi.fn(async () => {
      if (!isOnline) throw new Error('offline')
      return new Map()
    })
    const { live, clock, socket, wake } = setUp({ refetch })
    socket.setReachable(false)
    live.subscribe('steps', [first])
    await clock.advance(600_000)

    isOnline = true
    refetch.mockClear()
    wake()
    await clock.advance(100)

    expect(refetch).toHaveBeenCalled()
  })

  it('repeats a request that was never answered', async () => {
    let hangs = true
    const refetch = vi.fn(async () => (hangs ? new Promise<never>(() => {}) : new Map()))
    const { live, clock } = setUp({ refetch })
    live.subscribe('steps', [first])
    await clock.advance(1_000)
    expect(refetch).toHaveBeenCalledTimes(1)

    hangs = false
    await clock.advance(302_000)

    expect(refetch).toHaveBeenCalledTimes(2)
  })

  it('waits for no answer once it is destroyed', async () => {
    const { live, clock } = setUp({ refetch: () => new Promise<never>(() => {}) })
    live.subscribe('steps', [first])
    await clock.advance(1_000)
    expect(clock.pending).toBeGreaterThan(0)

    live.destroy()

    expect(clock.pending).toBe(0)
  })

  it('follows nothing once it is destroyed', async () => {
    const { live, clock, socket } = setUp()
    live.destroy()

    live.subscribe('steps', [first])
    await clock.advance(1_000)

    expect([socket.urls, clock.pending]).toEqual([[], 0])
  })

  it('catches up within two seconds of waking after five minutes without a connection', async () => {
    const { live, clock, socket, server, local, wake } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)
    socket.setReachable(false)
    socket.drop()
    await clock.advance(300_000)
    server.set(first, { version: 7, status: 'in_progress' })

    socket.setReachable(true)
    wake()
    await clock.advance(2_000)

    expect(live.status).toBe('live')
    expect(local.get(first)).toBe(7)
  })

  it('survives every message of a socket, and fetches nothing that is not followed', async () => {
    const { live, clock, socket, queries } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)
    queries.length = 0
    const nested = '['.repeat(10_000)
    const hostile = [
      '',
      'null',
      '{',
      nested,
      '[]',
      '7',
      '{"type":"__proto__"}',
      '{"table":"steps","id":7}',
      'x'.repeat(2e6),
    ]

    for (const frame of hostile) socket.say(frame)
    socket.say({ table: 'steps', id: second, version: 2 })
    socket.say({ table: 'constructor', id: first, version: 2 })
    await clock.advance(1_000)

    expect(queries).toEqual([])
    expect(socket.connections).toBe(1)
  })

  it('closes the socket when nothing is followed, and leaves no timer', async () => {
    const { live, clock, socket } = setUp()
    const leave = live.subscribe('steps', [first])
    await clock.advance(100)

    leave()
    await clock.advance(2_000)

    expect(socket.connections).toBe(0)
    expect(live.status).toBe('off')
    expect(clock.pending).toBe(0)
  })

  it('fetches the lists of a table again when one of its records changed', async () => {
    const refetchTable = vi.fn(async () => undefined)
    const { live, clock, socket } = setUp({ refetchTable })
    live.subscribe('holdings', [])
    await clock.advance(1_000)
    refetchTable.mockClear()

    socket.push('holdings', first, 2)
    await clock.advance(100)

    expect(socket.frames[0]).toEqual({ type: 'subscribe', table: 'holdings', ids: [] })
    expect(refetchTable).toHaveBeenCalledWith(
      { table: 'holdings', changedAt: expect.any(Number) },
      expect.any(Function),
    )
  })

  it('requests recent changes again when one more list of the table is shown', async () => {
    const refetchTable = vi.fn(async () => undefined)
    const { live, clock, socket } = setUp({ refetchTable })
    live.subscribe('holdings', [])
    await clock.advance(1_000)
    socket.push('holdings', first, 2)
    await clock.advance(1_000)
    refetchTable.mockClear()

    live.subscribe('holdings', [])
    await clock.advance(1_000)
    expect(refetchTable).toHaveBeenCalledOnce()
    await clock.advance(10_000)
    live.subscribe('holdings', [])
    await clock.advance(1_000)

    expect(refetchTable).toHaveBeenCalledOnce()
  })

  it('notifies the followers of a table that some record changed, without saying which', async () => {
    const { live, clock, socket } = setUp()
    const changes: unknown[] = []
    live.subscribe('holdings', [], { onChange: (change) => changes.push(change) })
    await clock.advance(100)

    socket.say({ table: 'holdings', id: null, version: 4 })

    expect(changes).toEqual([{ table: 'holdings', id: null, version: 4 }])
  })

  it('asks a platform that lags behind less and less often for the same record', async () => {
    const { live, clock, socket, queries } = setUp()
    live.subscribe('steps', [first])
    await clock.advance(100)
    queries.length = 0

    socket.push('steps', first, 99)
    await clock.advance(60_000)

    // 20, 40, 80 … 2,560 ms, and from then on one in 2.56 s.
    expect(queries.length).toBeLessThan(35)
    expect(queries.length).toBeGreaterThan(10)
  })

  it('does not let a record that lags delay the others', async () => {
    const { live, clock, socket, queries, change } = setUp()
    live.subscribe('steps', [first, second])
    await clock.advance(100)
    socket.push('steps', first, 99)
    await clock.advance(30_000)
    queries.length = 0

    change(second)
    await clock.advance(30)

    expect(queries).toContainEqual([second])
  })

  it('fetches a record that was left for a moment, because it was not followed when it was pushed', async () => {
    const { live, clock, local, change } = setUp()
    live.subscribe('steps', [second])
    const leave = live.subscribe('steps', [first])
    await clock.advance(100)

    leave()
    change(first)
    live.subscribe('steps', [first])
    await clock.advance(100)

    expect(local.get(first)).toBe(2)
  })

  it.each([
    ['was pushed while it was left', (leave: () => void, push: () => void) => [leave, push]],
    ['was still to be asked for when it was left', (leave: () => void, push: () => void) => [push, leave]],
  ])('asks a late replica until a record that %s has the announced version', async (_what, inOrder) => {
    const { live, clock, local, server, socket } = setUp()
    live.subscribe('steps', [second])
    const leave = live.subscribe('steps', [first])
    await clock.advance(100)

    for (const each of inOrder(leave, () => socket.push('steps', first, 2))) each()
    live.subscribe('steps', [first])
    await clock.advance(100)
    server.set(first, { version: 2, status: 'in_progress' })
    await clock.advance(1_000)

    expect(local.get(first)).toBe(2)
  })

  it.each(['steps', 'holdings'] as const)(
    'asks for nothing again where one page gives way to another in the same moment, of %s',
    async (table) => {
      const refetchTable = vi.fn(async () => undefined)
      const { live, clock, socket, queries } = setUp({ refetchTable })
      const followed = table === 'steps' ? [first] : []
      const leave = live.subscribe(table, followed)
      // Changes that a replica may not have had are requested once more.
      await clock.advance(10_000)
      const sent = socket.frames.length
      refetchTable.mockClear()
      queries.length = 0

      leave()
      live.subscribe(table, followed)
      await clock.advance(10_000)

      expect(socket.frames.slice(sent).filter(({ type }) => type.endsWith('subscribe'))).toEqual([])
      expect(queries).toEqual([])
      expect(refetchTable).not.toHaveBeenCalled()
    },
  )

  it('asks for the lists of a table that were left for a moment, and changed in it', async () => {
    const refetchTable = vi.fn(async () => undefined)
    const { live, clock, socket } = setUp({ refetchTable })
    live.subscribe('steps', [first])
    const leave = live.subscribe('holdings', [])
    await clock.advance(1_000)
    refetchTable.mockClear()

    leave()
    socket.push('holdings', first, 2)
    live.subscribe('holdings', [])
    await clock.advance(1_000)

    expect(refetchTable).toHaveBeenCalledOnce()
  })

  it('requests the changes before the platform knows that a table is no longer followed', async () => {
    const { live, clock, socket } = setUp({ oldestRequestTime: () => 0 })
    live.subscribe('steps', [first])
    const leave = live.subscribe('holdings', [])
    await clock.advance(1_000)

    leave()
    socket.push('holdings', first, 2)
    await clock.advance(1_000)
    live.subscribe('holdings', [])
    await clock.advance(100)

    // Since the oldest request, not since the message to the platform.
    const { since = 0 } = socket.frames.at(-1) as { since?: number }
    expect(since).toBeGreaterThan(1_900)
  })

  it('asks since the first loss when the connection is lost again before the platform has answered', async () => {
    const { urls, since } = await loseTwice(() => {})

    expect(urls).toHaveLength(3)
    expect(since).toBeGreaterThan(6_000)
  })

  it('does not take the answer to records that are not seen for one to a list', async () => {
    const { since } = await loseTwice(({ say }) =>
      say({ type: 'subscribed', table: 'holdings', ids: [], unseen: [first] }),
    )

    expect(since).toBeGreaterThan(6_000)
  })

  it('asks for a record that became invisible while the connection was lost', async () => {
    const { live, clock, socket, queries } = setUp()
    live.subscribe('steps', [first, second])
    await clock.advance(1_000)
    queries.length = 0

    socket.setConfirming(false)
    socket.drop()
    await clock.advance(5_000)
    socket.say({ type: 'subscribed', table: 'steps', ids: [second], unseen: [first], rows: [[first, 1, 1]] })
    await clock.advance(1_000)

    expect(queries).toEqual([[first]])
  })

  it('asks since it was left before when a table is left before the platform has answered', async () => {
    const { live, clock, socket } = setUp()
    live.subscribe('steps', [first])
    const leave = live.subscribe('holdings', [])
    await clock.advance(1_000)
    leave()
    await clock.advance(5_000)

    socket.setConfirming(false)
    const leaveAgain = live.subscribe('holdings', [])
    await clock.advance(100)
    leaveAgain()
    await clock.advance(100)
    live.subscribe('holdings', [])
    await clock.advance(100)

    const { since = 0 } = socket.frames.at(-1) as { since?: number }
    expect(since).toBeGreaterThan(5_000)
  })

  describe('of records that were read before they are followed', () => {
    const follow = async (rowsSince: FakeSocketOptions['rowsSince'], status = 'in_progress') => {
      let start = 0
      const oldestRequestTimeOf = (_: string, id: string) => start + (id === first ? 0 : 40)
      const parts = setUp({ oldestRequestTimeOf }, { rowsSince })
      start = parts.clock.now()
      for (const id of [first, second]) {
        parts.local.set(id, 1)
        parts.server.set(id, { version: id === first ? 1 : 2, status })
      }
      await parts.clock.advance(500)
      parts.live.subscribe('steps', [first, second])
      await parts.clock.advance(1_000)
      return parts
    }

    it('requests none when its subscription reports no change since the oldest was read', async () => {
      const rowsSince = vi.fn(() => [])
      const { queries } = await follow(rowsSince)

      expect(queries).toEqual([])
      expect(rowsSince).toHaveBeenCalledExactlyOnceWith([first, second], 500)
    })

    it('asks for those that changed between, and for all where that is not known', async () => {
      expect((await follow(() => [[second, 2]])).queries).toEqual([[second]])
      expect((await follow(() => undefined)).queries).toEqual([[first, second]])
    })

    it('unsubscribes from ended subscriptions without a request', async () => {
      const { socket, queries } = await follow(() => [], 'complete')

      expect(socket.frames.at(-1)).toMatchObject({ type: 'unsubscribe', ids: [first, second] })
      expect(queries).toEqual([])
    })

    it('keeps an ended subscription ended although it is followed again before the platform knows', async () => {
      const { live, clock, socket, queries } = await follow(() => [], 'complete')
      live.subscribe('steps', [first])
      await clock.advance(7)

      live.subscribe('steps', [first])
      await clock.advance(1_000)

      expect([...socket.subscribed]).toEqual([])
      expect(queries).toEqual([])
    })

    it('asks without an age where one of them is shown nowhere', async () => {
      const { live, clock, socket, queries } = setUp(
        { oldestRequestTimeOf: () => undefined },
        { rowsSince: () => [] },
      )
      live.subscribe('steps', [first])
      await clock.advance(100)

      expect(socket.frames).toEqual([{ type: 'subscribe', table: 'steps', ids: [first] }])
      expect(queries).toEqual([[first]])
    })
  })

  it('requests recent changes again when another list of the table replaces one', async () => {
    const refetchTable = vi.fn(async () => undefined)
    const { live, clock, socket } = setUp({ refetchTable })
    const leave = live.subscribe('holdings', [])
    await clock.advance(1_000)
    socket.push('holdings', first, 2)
    await clock.advance(1_000)
    refetchTable.mockClear()

    leave()
    live.subscribe('holdings', [])
    await clock.advance(1_000)

    expect(refetchTable).toHaveBeenCalledOnce()
  })

  it('goes on when a listener throws', async () => {
    const { live, clock, socket, local, change } = setUp()
    const thrown: unknown[] = []
    const later = globalThis.queueMicrotask
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((work) =>
      later(() => {
        try {
          work()
        } catch (error) {
          thrown.push(error)
        }
      }),
    )
    const heard: string[] = []
    live.onStatus((status) => {
      if (status === 'live') throw new Error('the host’s own')
    })
    live.onStatus((status) => heard.push(status))
    live.subscribe('steps', [first])
    await clock.advance(100)
    change(first)
    await clock.advance(100)
    vi.restoreAllMocks()

    expect(heard).toEqual(['live'])
    expect(thrown).toHaveLength(1)
    expect(local.get(first)).toBe(2)
    expect(socket.connections).toBe(1)
  })
})

describe('createLive, with random commands', () => {
  it.each(Array.from({ length: 50 }, (_, seed) => seed + 1))(
    'ends equal to the server [seed %i]',
    async (seed) => {
      const random = mulberry32(seed)
      const upTo = (most: number) => Math.floor(random() * most)
      const { live, clock, socket, server, local, queries, change, parts } = setUp()
      const flaky = createLive({
        ...parts,
        environment: { ...parts.environment, random },
        refetch: async (_, changes) => {
          const asked = [...changes.keys()]
          queries.push(asked)
          const seen = asked.map((id) => ({ __typename: 'Step', id, version: server.get(id)?.version ?? 0 }))
          await new Promise<void>((resolve) => clock.setTimeout(resolve, upTo(40)))
          if (random() < 0.25) throw new Error('503')
          for (const { id, version } of seen) local.set(id, version)
          return new Map(seen.map((record) => [record.id, record]))
        },
      })
      flaky.subscribe('steps', ids)
      await clock.advance(500)

      for (let push = 0; push < 300; push++) {
        const id = ids[upTo(ids.length)] ?? first
        change(id)
        if (random() < 0.1) socket.drop()
        if (random() < 0.02) socket.setReachable(random() < 0.5)
        if (random() < 0.5) await clock.advance(upTo(200))
      }
      socket.setReachable(true)
      await clock.advance(120_000)

      const wrong = ids.filter((id) => local.get(id) !== server.get(id)?.version)
      expect(wrong).toEqual([])
      expect(flaky.status).toBe('live')
      // Fewer than one for each push and record: records are fetched together.
      expect(queries.length).toBeLessThan(300)
      live.destroy()
    },
  )

  it('spreads the return of a thousand clients', async () => {
    const { clock, parts } = setUp()
    const socket = fakeSocket()
    const returns: number[] = []
    const openSocket = (url: string) => {
      returns.push(clock.now())
      return socket.openSocket(url)
    }
    for (let client = 0; client < 1_000; client++) {
      const environment = { ...parts.environment, openSocket, random: mulberry32(client) }
      createLive({ ...parts, environment, refetch: async () => new Map() }).subscribe('steps', [first])
    }
    await clock.advance(20_000)
    returns.length = 0

    const start = clock.now()
    socket.setReachable(false)
    socket.drop()
    await clock.advance(5_000)

    const slots = new Map<number, number>()
    for (const at of returns) {
      const slot = Math.floor((at - start) / 100)
      slots.set(slot, (slots.get(slot) ?? 0) + 1)
    }
    expect(Math.max(...slots.values())).toBeLessThanOrEqual(100)
  })
})

/**
 * Follows a list, whose connection is lost twice; between the two the platform says this alone. Answers since
 * when is asked.
 */
async function loseTwice(between: (socket: FakeSocket) => void) {
  const { live, clock, socket } = setUp()
  live.subscribe('holdings', [])
  await clock.advance(1_000)
  socket.setConfirming(false)
  socket.drop()
  await clock.advance(5_000)
  between(socket)
  socket.drop()
  await clock.advance(5_000)
  return { urls: socket.urls, since: socket.frames.at(-1)?.since }
}
