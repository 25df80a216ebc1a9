import { backoffMs } from './backoffMs'
import type { Connection, ConnectionParts } from './Connection'
import { connectSocket, type SocketHandle } from './connectSocket'
import { readFrame } from './readFrame'

// Together they detect a server that stopped answering within 25 s.
const pingIntervalMs = 15_000
const pongTimeoutMs = 10_000
// After a sleep the user is looking at the page, so the ping times out sooner.
const wakeTimeoutMs = 2_000
const openTimeoutMs = 15_000
// A connection counts as working, and resets the attempts, once it has lasted this long.
const stableAfterMs = 10_000
// Asking often does not help a refused session: three times a minute at most.
const refusedDelayMs = 20_000

export function createConnection(parts: ConnectionParts): Connection {
  const { environment, session } = parts
  let socket: SocketHandle | undefined
  // The attempt that waits for a token.
  let opening: object | undefined
  let isReady = false
  let isWanted = false
  let attempts = 0
  let refusals = 0
  let connectStartedAt = 0
  let readyAt = 0
  let heardAt = environment.now()
  let timer: unknown

  const setTimer = (callback: () => void, milliseconds: number) => {
    environment.clearTimeout(timer)
    timer = environment.setTimeout(callback, milliseconds)
  }

  const ping = (timeoutMs: number) => {
    setTimer(reconnectLater, timeoutMs)
    sendFrame({ type: 'ping' })
  }

  const sendFrame = (frame: object) => {
    if (socket && !socket.send(frame)) reconnectLater()
  }

  const closeSocket = () => {
    socket?.close()
    socket = undefined
    opening = undefined
    isReady = false
    environment.clearTimeout(timer)
  }

  const isStable = () => isReady && environment.now() - readyAt >= stableAfterMs

  const reconnectLater = () => {
    if (isStable()) attempts = refusals = 0
    closeSocket()
    if (!isWanted) return
    attempts += 1
    parts.onLost(attempts, heardAt)
    const delayMs = backoffMs(attempts, environment.random)
    // The first refusal may only mean that the token expired.
    setTimer(connect, refusals > 1 ? refusedDelayMs + delayMs / 3 : delayMs)
  }

  const renewAndReconnect = async (closedFor?: string) => {
    if (isStable()) attempts = refusals = 0
    refusals += 1
    closeSocket()
    parts.onLost(attempts, heardAt)
    setTimer(reconnectLater, openTimeoutMs)
    // A browser hides why a socket does not open: a page whose cookie is over would keep trying for half a minute.
    if (session.usesToken)
      await session.renew(await session.token().catch(() => undefined)).catch(() => undefined)
    else await parts.checkSession(closedFor).catch(() => undefined)
    if (!(socket ?? opening)) reconnectLater()
  }

  const becomeReady = () => {
    isReady = true
    readyAt = heardAt = environment.now()
    setTimer(() => ping(pongTimeoutMs), pingIntervalMs)
    parts.onReady()
  }

  const authenticate = async (opened: SocketHandle) => {
    const token = await session.token().catch(() => undefined)
    if (socket !== opened) return
    if (token === undefined) reconnectLater()
    else sendFrame({ type: 'authenticate', token, account: parts.account() })
  }

  const receive = (data: unknown) => {
    const frame = readFrame(data)
    if (isReady) setTimer(() => ping(pongTimeoutMs), pingIntervalMs)
    heardAt = environment.now()
    if (frame?.type === 'authenticated' && !isReady) becomeReady()
    else if (frame?.type === 'error') handleError(frame.code)
    else if (frame && isReady) parts.onFrame(frame)
  }

  const handleError = (code: string) => {
    if (!isReady || code === 'unauthenticated') void renewAndReconnect()
    // The platform does not say which frame failed, so everything is subscribed to again.
    else if (code === 'internal') reconnectLater()
  }

  const connect = () => {
    closeSocket()
    connectStartedAt = environment.now()
    setTimer(reconnectLater, openTimeoutMs)
    if (session.usesToken) void openWithToken()
    else openSocket()
  }

  const openSocket = () => {
    socket = connectSocket(() => environment.openSocket?.(parts.url()), {
      onOpen: (opened) => (session.usesToken ? void authenticate(opened) : becomeReady()),
      onMessage: receive,
      onClose: (code, reason) =>
        code === 4401 || code === 4403 ? void renewAndReconnect(reason) : reconnectLater(),
    })
    if (!socket) reconnectLater()
  }

  // A page of another origin is let in once a session has been made for it.
  const openWithToken = async () => {
    const attempt = (opening = {})
    const token = await session.token().catch(() => undefined)
    if (opening !== attempt) return
    if (token === undefined) reconnectLater()
    else openSocket()
  }

  return {
    open() {
      if (isWanted) return
      isWanted = true
      attempts = refusals = 0
      heardAt = environment.now()
      connect()
    },
    close() {
      isWanted = false
      closeSocket()
    },
    send(frame) {
      if (isReady) sendFrame(frame)
      return isReady
    },
    wake() {
      if (!isWanted) return
      attempts = 0
      if (isReady) ping(wakeTimeoutMs)
      else if (!(socket ?? opening) || environment.now() - connectStartedAt > wakeTimeoutMs) connect()
    },
    dropConnection() {
      if (socket) reconnectLater()
    },
  }
}
