import { WebSocket } from 'ws'

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
