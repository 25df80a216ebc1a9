import { describe, expect, it, vi } from 'vitest'
import { lazyModule } from '../cache/lazyModule'
import { first, liveSetUp, second } from '../testing/liveSetUp'
import { createLazyLive, type LiveCode } from './createLazyLive'
import type { LiveStatus } from './Live'
import type { StartParts } from './startLive'

/** Live updates whose code the test loads, or fails to load. */
function setUp() {
  const world = liveSetUp()
  const code: { arrive: () => void; fail: () => void }[] = []
  const startLive = vi.fn(() => world.live)
  const part = lazyModule<LiveCode>(
    () =>
      new Promise((arrive, fail) =>
        code.push({ arrive: () => arrive({ startLive }), fail: () => fail(new Error()) }),
      ),
  )
  const live = createLazyLive({ environment: world.parts.environment } as StartParts, part) // all it reads itself
  return { ...world, live, code, startLive, settle: () => new Promise((resolve) => setTimeout(resolve)) }
}

describe('createLazyLive', () => {
  it('loads nothing until something is followed, and then follows it', async () => {
    const { live, code, socket, clock, settle } = setUp()
    const states: LiveStatus[] = []
    live.onStatus((now) => states.push(now))
    expect([code.length, live.status]).toEqual([0, 'off'])

    live.subscribe('steps', [first])
    code[0]?.arrive()
    await settle()
    await clock.advance(100)

    expect([live.status, states]).toEqual(['live', ['live']])
    expect(socket.frames).toContainEqual({ type: 'subscribe', table: 'steps', ids: [first] })
  })

  it('follows nothing that was left before its code came', async () => {
    const { live, code, socket, clock, settle } = setUp()
    const leave = live.subscribe('steps', [first])
    live.subscribe('steps', [second])

    leave()
    code[0]?.arrive()
    await settle()
    await clock.advance(100)

    expect(socket.frames).toEqual([{ type: 'subscribe', table: 'steps', ids: [second] }])
  })

  it('ends its subscriptions', async () => {
    const { live, code, clock, settle } = setUp()
    const leave = live.subscribe('steps', [first])
    code[0]?.arrive()
    await settle()
    await clock.advance(100)

    leave()
    await clock.advance(2_000)

    expect(live.status).toBe('off')
  })

  it('tries again when its code could not be loaded', async () => {
    const { live, code, clock, startLive, settle } = setUp()
    live.subscribe('steps', [first])
    code[0]?.fail()
    await settle()
    expect(startLive).not.toHaveBeenCalled()

    await clock.advance(5_000)
    code[1]?.arrive()
    await settle()

    expect(startLive).toHaveBeenCalledOnce()
  })

  it('follows nothing after a logout, nor when it is destroyed, before its code came', async () => {
    const { live, code, startLive, settle } = setUp()
    live.subscribe('steps', [first])

    live.clear()
    code[0]?.arrive()
    await settle()
    expect(startLive).not.toHaveBeenCalled()

    live.destroy()
    expect(live.status).toBe('off')
  })
})
