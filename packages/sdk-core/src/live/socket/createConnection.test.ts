import { describe, expect, it, vi } from 'vitest'
import { createSession } from '../../client/transport/createSession'
import { fakeSocket, type FakeSocketOptions } from '../../testing/fakeSocket'
import { mulberry32 } from '../../testing/mulberry32'
import { testClock } from '../../testing/testClock'
import { createConnection } from './createConnection'

const minute = 60_000

function setUp(options: FakeSocketOptions = {}, hasToken = true) {
  const [clock, socket] = [testClock(), fakeSocket(options)]
  let count = 0
  const fetchSession = vi.fn(async () => ({ token: `t-${++count}`, expiresAt: clock.now() + 60 * minute }))
  const [onReady, onLost, checkSession] = [vi.fn(), vi.fn(), vi.fn(async () => {})]
  const connection = createConnection({
    environment: { ...clock, random: mulberry32(1), openSocket: socket.openSocket },
    session: createSession(() => (hasToken ? fetchSession : undefined), clock),
    url: () => 'wss://app.test/wss/v1/',
    account: () => 'a',
    checkSession,
    onReady,
    onLost,
    onFrame: () => {},
  })
  return { clock, socket, connection, fetchSession, checkSession, onReady, onLost }
}

describe('createConnection', () => {
  it('fetches one new token when the session of the socket ends, and reconnects within two seconds', async () => {
    const { clock, socket, connection, fetchSession, onReady } = setUp()
    connection.open()
    await clock.advance(minute)

    socket.drop(4401)
    await clock.advance(2_100)

    expect(fetchSession).toHaveBeenCalledTimes(2)
    expect(socket.frames.at(-1)).toMatchObject({ type: 'authenticate', token: 't-2' })
    expect(onReady).toHaveBeenCalledTimes(2)
  })

  it.each([4401, 4403])(
    'asks at once whether the browser’s session is still good when its socket is closed with %i',
    async (code) => {
      const { clock, socket, connection, checkSession } = setUp({}, false)
      connection.open()
      await clock.advance(minute)

      socket.drop(code)
      await clock.advance(1)

      expect(checkSession).toHaveBeenCalledOnce()
    },
  )

  it('opens no socket before there is a token: a page of another origin is refused until then', async () => {
    const { clock, socket, connection, fetchSession } = setUp()
    let hand: (session: { token: string; expiresAt: number }) => void = () => {}
    fetchSession.mockImplementationOnce(() => new Promise((resolve) => (hand = resolve)))
    connection.open()
    await clock.advance(1_000)
    expect(socket.urls).toHaveLength(0)

    hand({ token: 't', expiresAt: clock.now() + 60 * minute })
    await clock.advance(10)

    expect(socket.urls).toHaveLength(1)
    expect(socket.frames[0]).toMatchObject({ type: 'authenticate', token: 't' })
  })

  it.each([
    ['its tokens', { accepts: () => false }, true],
    ['a cookie', {}, false],
  ])(
    'tries at most three times a minute while the platform refuses %s, and reports it',
    async (_, options, isToken) => {
      const { clock, socket, connection, onLost } = setUp(options, isToken)
      connection.open()
      let refusals = 0
      for (let second = 0; second < 600; second++) {
        await clock.advance(1_000)
        if (!isToken && socket.connections > 0) socket.drop(second % 2 ? 4401 : 4403)
        refusals = socket.urls.length
      }

      expect(refusals).toBeGreaterThan(15)
      expect(refusals).toBeLessThanOrEqual(30)
      expect(onLost).toHaveBeenCalled()
    },
  )

  it('reconnects within half a minute even if fetchSession hangs', async () => {
    const { clock, socket, connection, fetchSession, onReady } = setUp()
    connection.open()
    await clock.advance(minute)
    fetchSession.mockImplementationOnce(() => new Promise(() => {}))

    socket.drop(4401)
    await clock.advance(30_000)

    expect(onReady).toHaveBeenCalledTimes(2)
  })

  it('waits longer each time, half a minute at most, until a connection has lasted for ten seconds', async () => {
    const { clock, socket, connection, onLost } = setUp({}, false)
    connection.open()
    const tries = async (stood: number) => {
      while (socket.connections === 0) await clock.advance(100)
      await clock.advance(stood)
      socket.drop()
      return onLost.mock.lastCall?.[0] as number
    }
    const counts = [await tries(1_000), await tries(9_000), await tries(9_000), await tries(11_000)]
    expect(counts).toEqual([1, 2, 3, 1])

    socket.setReachable(false)
    const before = socket.urls.length
    await clock.advance(60 * minute)

    // Between half a second and half a minute: about a quarter of a minute on average.
    expect(socket.urls.length - before).toBeGreaterThan(120)
    expect(socket.urls.length - before).toBeLessThan(400)
  })

  it('subscribes again when the platform reports a failed frame', async () => {
    const { clock, socket, connection, onReady } = setUp({}, false)
    connection.open()
    await clock.advance(minute)

    socket.say({ type: 'error', code: 'internal' })
    await clock.advance(2_100)

    expect(onReady).toHaveBeenCalledTimes(2)
    socket.say({ type: 'error', code: 'unknown_table' })
    await clock.advance(2_100)
    expect(onReady).toHaveBeenCalledTimes(2)
  })

  it('closes the socket when the machine sleeps, and reconnects at once when it wakes', async () => {
    const { clock, socket, connection, onReady, onLost } = setUp({}, false)
    connection.open()
    await clock.advance(1_000)
    const heardAt = clock.now() - 1_000

    connection.dropConnection()
    expect(socket.connections).toBe(0)
    expect(onLost).toHaveBeenCalledWith(1, heardAt)
    socket.setReachable(false)
    await clock.advance(10 * minute)
    socket.setReachable(true)
    connection.wake()
    await clock.advance(10)

    expect(onReady).toHaveBeenCalledTimes(2)
  })

  it('connects again on waking when a socket has been opening for a long time', async () => {
    const { clock, socket, connection, onReady } = setUp({}, false)
    socket.setOpening(true)
    connection.open()
    await clock.advance(1_000)
    connection.wake()
    expect(socket.urls).toHaveLength(1)
    await clock.advance(5_000)

    socket.setOpening(false)
    connection.wake()
    await clock.advance(10)

    expect(onReady).toHaveBeenCalledTimes(1)
  })
})
