import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { findMembership } from '../auth/membership.ts'
import { openSessions } from '../auth/sessions.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { admit, type Admission } from './admit.ts'
import { answerFrame, type Room } from './answerFrame.ts'
import { closeCodes } from './closeCodes.ts'
import { type Change, followChanges } from './followChanges.ts'
import { LiveConnection } from './LiveConnection.ts'
import { liveTables } from './liveTables.ts'
import type { LiveSessions } from './LiveSessions.ts'
import { refuseUpgrade } from './refuseUpgrade.ts'
import { ListPushes } from './ListPushes.ts'
import { everyRow, Subscriptions } from './Subscriptions.ts'

const path = '/wss/v1'
const maxPayload = 65_536
const heartbeat = 25_000
const patience = 10_000
// The one table whose rows belong to a person too.
const ownTable = 'users_accounts'

/** The live socket: tells whoever watches a row that it has changed, and nothing else about it. */
export class LiveServer implements LiveSessions {
  #sockets = new WebSocketServer({ noServer: true, maxPayload, clientTracking: false })
  #connections = new Set<LiveConnection>()
  #subscriptions = new Subscriptions<LiveConnection>()
  #lists = new ListPushes((table, versions) => this.#pushLists(table, versions))
  #tables: ReadonlySet<string> = new Set()
  #heartbeat: NodeJS.Timeout | undefined
  #unfollow: (() => Promise<void>) | undefined

  async start(services: PlatformServices, server: Server): Promise<void> {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head, services))
    this.#tables = await liveTables(services.db)
    this.#heartbeat = setInterval(() => void this.#beat(services).catch(() => undefined), heartbeat).unref()
    this.#unfollow = await followChanges(services.db, {
      onChange: (change) => this.#push(change, services),
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
    this.#lists.close()
    for (const connection of this.#connections) connection.close(closeCodes.restart, 'restarting')
    await this.#unfollow?.()
  }

  async #upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    services: PlatformServices,
  ): Promise<void> {
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?', 1)[0]?.replace(/\/$/, '') !== path) return refuseUpgrade(socket, 404)
    const requestId = randomUUID()
    try {
      const admission = await admit(request, requestId, services)
      if (admission.status === 'refused') return refuseUpgrade(socket, admission.code)
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = new LiveConnection(webSocket, { origin: request.headers.origin, requestId })
        this.#welcome(connection, admission, {
          services,
          subscriptions: this.#subscriptions,
          tables: this.#tables,
        })
      })
    } catch {
      refuseUpgrade(socket, 500)
    }
  }

  #welcome(
    connection: LiveConnection,
    admission: Exclude<Admission, { status: 'refused' }>,
    room: Room,
  ): void {
    this.#connections.add(connection)
    if (admission.status === 'open') connection.open(admission.session, admission.context)
    else connection.closeIn(patience)
    connection.onFrame((text) => answerFrame(connection, text, room))
    connection.socket.on('close', () => {
      this.#connections.delete(connection)
      this.#subscriptions.removeAll(connection)
    })
  }

  #push(change: Change, services: PlatformServices): void {
    const { table, id, version } = change
    for (const connection of this.#subscriptions.watchersOf(table, id))
      connection.send({ table, id, version })
    this.#lists.add(change)
    if (table === 'users_accounts') void this.#dropStrangers(change, services).catch(() => undefined)
  }

  #pushLists(table: string, versions: ReadonlyMap<string, number>): void {
    for (const connection of this.#subscriptions.watchersOf(table, everyRow)) {
      const { userId = '', accountId } = connection.context ?? {}
      const version = versions.get(accountId ?? '') ?? (table === ownTable ? versions.get(userId) : undefined)
      if (version !== undefined) connection.send({ table, id: null, version })
    }
  }

  /** Cuts off whom a change of a membership leaves without one. */
  async #dropStrangers({ owners }: Change, { db }: PlatformServices): Promise<void> {
    for (const connection of this.#connections) {
      const { userId = '', accountId } = connection.context ?? {}
      if (!accountId || !owners.includes(userId) || !owners.includes(accountId)) continue
      const membership = await findMembership(db, userId, accountId)
      if (membership?.status !== 'active')
        connection.close(closeCodes.accountNotAvailable, 'account not available')
    }
  }

  /** Cuts off who is gone without a word, and whose session was ended by another server. */
  async #beat({ db }: PlatformServices): Promise<void> {
    for (const connection of this.#connections) connection.beat()
    const keys = [...this.#connections].flatMap(({ session }) => session?.key ?? [])
    if (keys.length === 0) return
    const open = await openSessions(db, keys)
    for (const key of keys) if (!open.has(key)) this.ended(key)
  }
}
