import type { Environment, SocketLike } from '../client/Environment'
import type { Session } from '../client/createSession'
import { backoff } from './backoff'
import { readFrame, type Frame } from './readFrame'

/** The one socket of an instance: opened while it is wanted, opened again whenever it is lost. */
export interface Connection {
  /** Wanted from now on. */
  open(): void
  /** Not wanted any more. */
  close(): void
  /** Sends a frame; false when there is no connection to send it on. */
  send(frame: object): boolean
  /** The machine may have slept: tries at once, or checks that the other end is still there. */
  wake(): void
}

export interface ConnectionParts {
  environment: Pick<Environment, 'openSocket' | 'setTimeout' | 'clearTimeout' | 'random' | 'now'>
  session: Session
  /** The address, with the account. */
  url: () => string
  account: () => string | undefined
  /** Frames can be sent. */
  onReady: () => void
  onFrame: (frame: Frame) => void
  /** Lost, and being made again; `tries` counts since it last stood. */
  onLost: (tries: number) => void
}

// Together they find a frozen server in 25 s.
const pingEvery = 15_000
const pongWithin = 10_000
// After a sleep nobody wants to wait that long.
const wakeWithin = 2_000
const openWithin = 15_000
// A connection that breaks at once has not ended the trouble.
const stableAfter = 10_000
// Being refused is not cured by asking often.
const refusedTries = 6

export function createConnection(parts: ConnectionParts): Connection {
  const { environment, session } = parts
  let socket: SocketLike | undefined
  let isReady = false
  let isWanted = false
  let tries = 0
  let readyAt = 0
  let timer: unknown

  const later = (callback: () => void, milliseconds: number) => {
    environment.clearTimeout(timer)
    timer = environment.setTimeout(callback, milliseconds)
  }

  const ping = (within: number) => {
    later(lose, within)
    write({ type: 'ping' })
  }

  const write = (frame: object) => {
    try {
      socket?.send(JSON.stringify(frame))
    } catch {
      lose()
    }
  }

  const drop = () => {
    const dropped = socket
    socket = undefined
    isReady = false
    environment.clearTimeout(timer)
    if (!dropped) return
    dropped.onopen = dropped.onmessage = dropped.onclose = dropped.onerror = null
    attempt(() => dropped.close())
  }

  const isStable = () => isReady && environment.now() - readyAt >= stableAfter

  const lose = () => {
    if (isStable()) tries = 0
    drop()
    if (!isWanted) return
    tries += 1
    parts.onLost(tries)
    later(connect, backoff(tries, environment.random))
  }

  const refused = async () => {
    // A session that ends after a while is in order: the next one is asked for at once.
    tries = isStable() ? 0 : Math.max(tries, refusedTries)
    drop()
    await session.renew(await session.token().catch(() => undefined)).catch(() => undefined)
    if (!socket) lose()
  }

  const ready = () => {
    isReady = true
    readyAt = environment.now()
    later(() => ping(pongWithin), pingEvery)
    parts.onReady()
  }

  const authenticate = async (opened: SocketLike) => {
    const token = await session.token().catch(() => undefined)
    if (socket !== opened) return
    if (token === undefined) lose()
    else write({ type: 'authenticate', token, account: parts.account() })
  }

  const receive = (data: unknown) => {
    const frame = readFrame(data)
    if (isReady) later(() => ping(pongWithin), pingEvery)
    if (frame?.type === 'authenticated' && !isReady) ready()
    else if (frame?.type === 'error' && !isReady) void refused()
    else if (frame && isReady) parts.onFrame(frame)
  }

  const connect = () => {
    drop()
    const opened = attempt(() => environment.openSocket?.(parts.url()))
    if (!opened) return lose()
    socket = opened
    later(lose, openWithin)
    opened.onopen = () => (session.usesToken ? void authenticate(opened) : ready())
    opened.onmessage = ({ data }) => receive(data)
    opened.onclose = ({ code }) => (code === 4401 || code === 4403 ? void refused() : lose())
    opened.onerror = () => {}
  }

  return {
    open() {
      if (isWanted) return
      isWanted = true
      tries = 0
      connect()
    },
    close() {
      isWanted = false
      drop()
    },
    send(frame) {
      if (isReady) write(frame)
      return isReady
    },
    wake() {
      if (!isWanted) return
      if (isReady) ping(wakeWithin)
      else if (!socket) connect()
    },
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
