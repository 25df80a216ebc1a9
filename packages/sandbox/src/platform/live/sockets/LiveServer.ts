import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { findMembership } from '../../auth/membership.ts'
import { openSessions } from '../../auth/sessions.ts'
import { compressionLevel, compressionThreshold } from '../../http/compression.ts'
import type { PlatformServices } from '../../http/PlatformServices.ts'
import { admit, type Admission } from './admit.ts'
import { answerFrames } from './answerFrames.ts'
import { closeCodes } from './closeCodes.ts'
import type { AnyChange, Change, RowsChange } from '../Change.ts'
import { followChanges } from '../followChanges.ts'
import { followSessions } from './followSessions.ts'
import { LiveConnection } from './LiveConnection.ts'
import { liveTables } from '../liveTables.ts'
import type { LiveSockets, Whose } from './LiveSockets.ts'
import { UpdateDispatcher } from '../updates/UpdateDispatcher.ts'
import { refuseUpgrade } from './refuseUpgrade.ts'
import { SocketCounts } from './SocketCounts.ts'
import { Subscriptions } from './Subscriptions.ts'
import { readRowDependencies } from '../updates/rowDependencies.ts'
import type { SocketParts } from './authenticateSocket.ts'

const path = '/wss/v1'
const maxPayload = 65_536
const heartbeat = 25_000
const admissionTimeout = 10_000
const socketsEach = 200
/**
 * Each frame is compressed separately: a socket keeps no window in memory, and the size of a frame reveals nothing about another.
 */
const perMessageDeflate = {
  threshold: compressionThreshold,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: compressionLevel },
}

/** The live socket: notifies the watchers of a row that it has changed, and sends nothing else about it. */
export class LiveServer implements LiveSockets {
  // Pings are answered by hand, so that a socket can be made to hang.
  #sockets = new WebSocketServer({
    noServer: true,
    maxPayload,
    clientTracking: false,
    autoPong: false,
    perMessageDeflate,
  })
  #connections = new Set<LiveConnection>()
  #subscriptions = new Subscriptions<LiveConnection>()
  #counts = new SocketCounts(socketsEach)
  #dispatcher: UpdateDispatcher | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #unfollow: (() => Promise<unknown>) | undefined
  #isListening = false

  get isListening(): boolean {
    return this.#isListening
  }

  async start(services: PlatformServices, server: Server): Promise<void> {
    const { db } = services
    const tables = await liveTables(db)
    const [connections, subscriptions] = [this.#connections, this.#subscriptions]
    const dispatcher = new UpdateDispatcher({
      db,
      tables,
      dependencies: await readRowDependencies(db),
      connections,
      subscriptions,
    })
    this.#dispatcher = dispatcher
    const rowsSince: SocketParts['rowsSince'] = (...asked) => dispatcher.rowsSince(...asked)
    const parts = { services, subscriptions, counts: this.#counts, tables, rowsSince }
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head, parts))
    this.#heartbeat = setInterval(() => void this.#beat(services), heartbeat).unref()
    const unfollowChanges = await followChanges(db, {
      onChange: (change) => this.#push(change, services),
      onLost: () => (this.#isListening = false),
      onGap: () => {
        this.#isListening = true
        dispatcher.forget()
        this.resync()
      },
    })
    const unfollowSessions = await followSessions(db, {
      onEnd: (key, reason) => this.#end(key, reason),
      onRotate: (key, next) => this.#rotate(key, next),
      onReset: () => this.resync(),
      onGap: () => void this.#endLost(services).catch(() => undefined),
    })
    this.#isListening = true
    this.#unfollow = () => Promise.all([unfollowChanges(), unfollowSessions()])
  }

  resync(): void {
    for (const connection of this.#connections) connection.send({ type: 'resync' })
  }

  drop(whose: Whose): number {
    const meant = this.#of(whose)
    for (const connection of meant) connection.socket.terminate()
    return meant.length
  }

  freeze(whose: Whose): number {
    const meant = this.#of(whose)
    for (const connection of meant) connection.freeze()
    return meant.length
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    this.#dispatcher?.close()
    for (const connection of this.#connections) connection.close(closeCodes.restart, 'restarting')
    await this.#unfollow?.()
  }

  #of({ sessionKey }: Whose): LiveConnection[] {
    return [...this.#connections].filter(
      ({ session }) => sessionKey === undefined || session?.key === sessionKey,
    )
  }

  /** The close frame contains the reason, so that the page need not request it. */
  #end(key: string, reason = 'session ended'): void {
    for (const connection of this.#of({ sessionKey: key }))
      connection.close(closeCodes.unauthenticated, reason)
  }

  #rotate(key: string, next: string): void {
    for (const { session } of this.#of({ sessionKey: key })) if (session) session.key = next
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, parts: SocketParts): Promise<void> {
    socket.on('error', () => socket.destroy())
    // eslint-disable-next-line capstan/route-guards -- no router sees an upgrade: the one address, or none
    if (request.url?.split('?', 1)[0]?.replace(/\/$/, '') !== path) return refuseUpgrade(socket, 404)
    const requestId = randomUUID()
    try {
      const admission = await admit(request, requestId, parts.services)
      if (admission.status === 'refused') return refuseUpgrade(socket, admission.code)
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const { origin } = request.headers
        const connection = new LiveConnection(webSocket, { stream: socket, origin, requestId })
        this.#welcome(connection, admission, parts)
      })
    } catch {
      refuseUpgrade(socket, 500)
    }
  }

  #welcome(
    connection: LiveConnection,
    admission: Exclude<Admission, { status: 'refused' }>,
    parts: SocketParts,
  ): void {
    this.#connections.add(connection)
    connection.socket.on('close', () => {
      this.#connections.delete(connection)
      this.#subscriptions.removeAll(connection)
      if (connection.countedFor) this.#counts.give(connection.countedFor)
    })
    connection.onFrames((heard) => answerFrames(connection, heard, parts))
    if (admission.status === 'waiting') connection.closeIn(admissionTimeout)
    else if (!connection.open(admission.session, admission.context, this.#counts))
      connection.close(closeCodes.tooManySockets, 'too many sockets')
  }

  #push(change: Change, services: PlatformServices): void {
    this.#dispatcher?.add(change)
    if (!('table' in change) || !['users_accounts', 'managed_accounts'].includes(change.table)) return
    void this.#dropStrangers(change, services).catch(() => undefined)
  }

  /** Closes the sockets of users who may no longer act for an account, or for one that it manages. */
  async #dropStrangers(change: RowsChange | AnyChange, { db }: PlatformServices): Promise<void> {
    const { table } = change
    const owners = 'any' in change ? change.any : [...(change.before ?? []), ...change.after]
    for (const connection of this.#connections) {
      const { userId, accountId } = connection.context ?? {}
      if (!userId || !accountId) continue
      if (!owners.includes(table === 'users_accounts' ? userId : accountId)) continue
      const membership = await findMembership(db, userId, accountId)
      if (membership?.status !== 'active')
        connection.close(closeCodes.accountNotAvailable, 'account not available')
    }
  }

  /** Closes the sockets of clients that stopped answering. */
  async #beat(services: PlatformServices): Promise<void> {
    for (const connection of this.#connections) connection.beat()
    // A failure is retried at the next beat.
    await this.#endLost(services).catch(() => undefined)
  }

  /** Ends the sockets of sessions that ended without our hearing of it. */
  async #endLost({ db }: PlatformServices): Promise<void> {
    const keys = [...this.#connections].flatMap(({ session }) => session?.key ?? [])
    if (keys.length === 0) return
    const open = await openSessions(db, keys)
    for (const key of keys) if (!open.has(key)) this.#end(key)
  }
}
