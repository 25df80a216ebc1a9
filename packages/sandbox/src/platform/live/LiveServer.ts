import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { findSession, openSessions } from '../auth/sessions.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { admit, liveContext, type Admission } from './admit.ts'
import { type Change, followChanges } from './followChanges.ts'
import { closeCodes } from './closeCodes.ts'
import { type ClientFrame, readFrame } from './frames.ts'
import { LiveConnection } from './LiveConnection.ts'
import type { LiveSessions } from './LiveSessions.ts'
import { suspendedMember } from './suspendedMember.ts'
import { Subscriptions } from './Subscriptions.ts'
import { visibleIds } from './visibleIds.ts'

const path = '/wss/v1'
const maxPayload = 65_536
const maxRows = 5_000
const heartbeat = 25_000
const patience = 10_000

/** The live socket: tells whoever watches a row that it has changed, and nothing else about it. */
export class LiveServer implements LiveSessions {
  #services: PlatformServices | undefined
  #sockets = new WebSocketServer({ noServer: true, maxPayload, clientTracking: false })
  #connections = new Set<LiveConnection>()
  #subscriptions = new Subscriptions<LiveConnection>()
  #stop: (() => Promise<void>) | undefined
  #heartbeat: NodeJS.Timeout | undefined

  async start(services: PlatformServices, server: Server): Promise<void> {
    this.#services = services
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
    this.#heartbeat = setInterval(() => void this.#beat().catch(() => undefined), heartbeat).unref()
    this.#stop = await followChanges(services.db, {
      onChange: (change) => this.#push(change),
      onGap: () => this.#connections.forEach((connection) => connection.send({ type: 'resync' })),
    })
  }

  rotated(oldKey: string, newKey: string): void {
    for (const { session } of this.#connections) if (session?.key === oldKey) session.key = newKey
  }

  ended(key: string): void {
    for (const connection of this.#connections) {
      if (connection.session?.key === key) connection.close(closeCodes.unauthenticated, 'session ended')
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    for (const connection of this.#connections) connection.close(closeCodes.restart, 'restarting')
    await this.#stop?.()
  }

  get #given(): PlatformServices {
    if (!this.#services) throw new Error('The live socket has not been started.')
    return this.#services
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?', 1)[0]?.replace(/\/$/, '') !== path) return refuse(socket, '404 Not Found')
    const requestId = randomUUID()
    try {
      const admission = await admit(request, requestId, this.#given)
      if (admission.status === 'refused') return refuse(socket, admission.code === 401 ? '401 Unauthorized' : '403 Forbidden')
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
        this.#welcome(new LiveConnection(webSocket, { origin: request.headers.origin, requestId }), admission)
      })
    } catch {
      refuse(socket, '500 Internal Server Error')
    }
  }

  #welcome(connection: LiveConnection, admission: Exclude<Admission, { status: 'refused' }>): void {
    this.#connections.add(connection)
    if (admission.status === 'open') connection.open(admission.session, admission.context)
    else connection.closeIn(patience)
    // Frames of one socket are answered in the order in which they came.
    let turn = Promise.resolve()
    connection.socket.on('message', (data) => {
      turn = turn.then(() => this.#answer(connection, String(data))).catch(() => sorry(connection))
    })
    connection.socket.on('pong', () => (connection.isAlive = true))
    connection.socket.on('error', () => connection.socket.terminate())
    connection.socket.on('close', () => {
      this.#connections.delete(connection)
      this.#subscriptions.removeAll(connection)
    })
  }

  async #answer(connection: LiveConnection, text: string): Promise<void> {
    const frame = readFrame(text)
    if (frame.type === 'error') return connection.send(frame)
    if (frame.type === 'ping') return connection.send({ type: 'pong' })
    if (frame.type === 'authenticate') return this.#authenticate(connection, frame)
    if (frame.type === 'unsubscribe') return this.#subscriptions.remove(connection, frame.table, frame.ids)
    return this.#subscribe(connection, frame)
  }

  async #subscribe(connection: LiveConnection, { table, ids }: ClientFrame & { type: 'subscribe' | 'unsubscribe' }) {
    const { context } = connection
    if (!context) return connection.send({ type: 'error', code: 'unauthenticated', message: 'Not signed in' })
    if (this.#subscriptions.count(connection) + ids.length > maxRows) {
      return connection.send({ type: 'error', code: 'too_many', message: `A socket watches at most ${maxRows} rows.` })
    }
    const visible = await visibleIds(this.#given.db, context, table, ids)
    if (connection.socket.readyState !== connection.socket.OPEN) return
    this.#subscriptions.add(connection, table, visible)
    connection.send({ type: 'subscribed', table, ids: visible })
  }

  async #authenticate(connection: LiveConnection, { token, account }: ClientFrame & { type: 'authenticate' }) {
    const session = await findSession(this.#given.db, token, 'embed')
    const { origin, context } = connection
    const isForThisPage = origin === undefined || session?.origins?.includes(origin)
    const accountId = account ?? session?.accountId ?? null
    const next =
      session && isForThisPage && accountId === session.accountId
        ? await liveContext(session, accountId, connection.requestId, this.#given)
        : undefined
    // A socket may get a fresh token for what it is, never become somebody else.
    const isSomebodyElse = context && (context.userId !== next?.userId || context.accountId !== next?.accountId)
    if (!session || !next || isSomebodyElse) {
      connection.send({ type: 'error', code: 'unauthenticated', message: 'Not signed in' })
      return connection.close(closeCodes.unauthenticated, 'not signed in')
    }
    connection.open(session, next)
    connection.send({ type: 'authenticated', account: accountId })
  }

  #push({ table, id, version }: Change): void {
    for (const connection of this.#subscriptions.watchersOf(table, id)) connection.send({ table, id, version })
    if (table === 'users_accounts') void this.#dropSuspended(id).catch(() => undefined)
  }

  async #dropSuspended(id: string): Promise<void> {
    const member = await suspendedMember(this.#given.db, id)
    for (const connection of this.#connections) {
      const { userId, accountId } = connection.context ?? {}
      if (member && userId === member.userId && accountId === member.accountId) {
        connection.close(closeCodes.accountNotAvailable, 'account not available')
      }
    }
  }

  /** Cuts off who is gone without a word, and whose session was ended by another server. */
  async #beat(): Promise<void> {
    for (const connection of this.#connections) {
      if (!connection.isAlive) connection.socket.terminate()
      connection.isAlive = false
      connection.socket.ping()
    }
    const keys = [...this.#connections].flatMap(({ session }) => session?.key ?? [])
    const open = keys.length > 0 ? await openSessions(this.#given.db, keys) : new Set(keys)
    for (const key of keys) if (!open.has(key)) this.ended(key)
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const sorry = (connection: LiveConnection) =>
  connection.send({ type: 'error', code: 'internal', message: 'Something went wrong on our side. Please try again.' })
