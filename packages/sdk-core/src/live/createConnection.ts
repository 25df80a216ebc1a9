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
// Being refused is not cured by asking often: three times a minute at most.
const refusedWait = 20_000

export function createConnection(parts: ConnectionParts): Connection {
  const { environment, session } = parts
  let line: Line | undefined
  let isReady = false
  let isWanted = false
  let tries = 0
  let refusals = 0
  let openedAt = 0
  let readyAt = 0
  let heardAt = environment.now()
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
    if (isStable()) tries = refusals = 0
    drop()
    if (!isWanted) return
    tries += 1
    parts.onLost(tries, heardAt)
    const wait = backoff(tries, environment.random)
    // The first time it may just be the token that ended.
    later(connect, refusals > 1 ? refusedWait + wait / 3 : wait)
  }

  const refused = async () => {
    if (isStable()) tries = refusals = 0
    refusals += 1
    drop()
    parts.onLost(tries, heardAt)
    later(lose, openWithin)
    await session.renew(await session.token().catch(() => undefined)).catch(() => undefined)
    if (!line) lose()
  }

  const ready = () => {
    isReady = true
    readyAt = heardAt = environment.now()
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
    heardAt = environment.now()
    if (frame?.type === 'authenticated' && !isReady) ready()
    else if (frame?.type === 'error') refuse(frame.code)
    else if (frame && isReady) parts.onFrame(frame)
  }

  const refuse = (code: string) => {
    if (!isReady || code === 'unauthenticated') void refused()
    // Which of our frames came to nothing is not said.
    else if (code === 'internal') lose()
  }

  const connect = () => {
    drop()
    openedAt = environment.now()
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
      tries = refusals = 0
      heardAt = environment.now()
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
      tries = 0
      if (isReady) ping(wakeWithin)
      else if (!line || environment.now() - openedAt > wakeWithin) connect()
    },
    sleep() {
      if (line) lose()
    },
  }
}
