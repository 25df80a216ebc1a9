import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Platform } from '../../platform/startPlatform.ts'

export type Frame = Record<string, unknown>

/** An open live socket. */
export interface TestSocket {
  send(frame: unknown): void
  /** The next frame that came, or that will. */
  next(): Promise<Frame>
  /** Sends a frame and returns the next one that arrives. */
  ask(frame: unknown): Promise<Frame>
  /** Returns the frames that arrived without a request. */
  rest(): Frame[]
  /** The code the server closes with. */
  closed: Promise<number>
  close(): void
}

export interface SocketOptions {
  headers?: Record<string, string>
  account?: string
}

/** Opens the live socket of a platform, or fails with the status it was refused with. */
export function aSocket(url: string, { headers = {}, account }: SocketOptions = {}): Promise<TestSocket> {
  const address = `${url.replace(/^http/, 'ws')}/wss/v1/${account ? `?account=${account}` : ''}`
  const socket = new WebSocket(address, { headers })
  const frames: Frame[] = []
  const waiting: ((frame: Frame) => void)[] = []
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Frame
    const first = waiting.shift()
    if (first) first(frame)
    else frames.push(frame)
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  const next = () => {
    const frame = frames.shift()
    return frame ? Promise.resolve(frame) : new Promise<Frame>((resolve) => waiting.push(resolve))
  }
  const ask = (frame: unknown) => {
    send(frame)
    return next()
  }
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))))
    socket.on('error', reject)
    socket.on('open', () =>
      resolve({ send, next, ask, rest: () => [...frames], closed, close: () => socket.close() }),
    )
  })
}

/** A socket, and the account it acts for. */
export interface Watcher {
  socket: TestSocket
  account: string
}

/** A table that is visible through links, so that its changes wait in the queue behind all others; no test watches its list. */
const sentinelTable = 'securities'

/**
 * Returns the frames that a socket is sent for all that was committed before, without a wait for time.
 *
 * Three changes that only this socket is sent follow one another, each once the one before has arrived. The first shows that the
 * platform has reached the changes before it, the second that it has sent the changes of dependent rows, and the third that the pause
 * between two frames of a list is over.
 */
export async function framesUntilQuiet(
  { pool }: Pick<Platform['db'], 'pool'>,
  { socket, account }: Watcher,
): Promise<Frame[]> {
  const frames: Frame[] = []
  const until = async (isIt: (frame: Frame) => boolean) => {
    for (;;) {
      const frame = await socket.next()
      if (frame.table !== sentinelTable) frames.push(frame)
      else if (isIt(frame)) return
    }
  }
  socket.send({ type: 'subscribe', table: sentinelTable, ids: [] })
  await until(({ type }) => type === 'subscribed')
  for (let sent = 0; sent < 3; sent++) {
    const id = randomUUID()
    await pool.query(
      `select pg_notify('app_change', json_build_object('table', $1::text,
        'rows', json_build_array(json_build_array($2::text, 1)), 'after', json_build_array($3::text))::text)`,
      [sentinelTable, id, account],
    )
    await until(({ rows }) => (rows as [string][] | undefined)?.some(([changed]) => changed === id) ?? false)
  }
  return frames
}
