import { backoff } from './backoff'
import type { Connection, ConnectionParts } from './Connection'
import { openLine, type Line } from './openLine'
import { readFrame } from './readFrame'

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
  let line: Line | undefined
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
    if (line && !line.write(frame)) lose()
  }

  const drop = () => {
    line?.close()
    line = undefined
    isReady = false
    environment.clearTimeout(timer)
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
    if (!line) lose()
  }

  const ready = () => {
    isReady = true
    readyAt = environment.now()
    later(() => ping(pongWithin), pingEvery)
    parts.onReady()
  }

  const authenticate = async (opened: Line) => {
    const token = await session.token().catch(() => undefined)
    if (line !== opened) return
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
    line = openLine(() => environment.openSocket?.(parts.url()), {
      onOpen: (opened) => (session.usesToken ? void authenticate(opened) : ready()),
      onText: receive,
      onClose: (code) => (code === 4401 || code === 4403 ? void refused() : lose()),
    })
    if (line) later(lose, openWithin)
    else lose()
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
      else if (!line) connect()
    },
  }
}
