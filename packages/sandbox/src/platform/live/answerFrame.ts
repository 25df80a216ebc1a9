import type { PlatformServices } from '../http/PlatformServices.ts'
import { authenticateSocket } from './authenticateSocket.ts'
import { type ClientFrame, readFrame } from './frames.ts'
import type { LiveConnection } from './LiveConnection.ts'
import { everyRow, type Subscriptions } from './Subscriptions.ts'
import { visibleIds } from './visibleIds.ts'

/** What the answer to a frame may depend on. */
export interface Room {
  services: PlatformServices
  subscriptions: Subscriptions<LiveConnection>
  /** Those whose rows can be watched. */
  tables: ReadonlySet<string>
}

const maxRows = 5_000

/** Does what a client asks, and says so; nothing a client sends can break more than its own socket. */
export async function answerFrame(connection: LiveConnection, text: string, room: Room): Promise<void> {
  const frame = readFrame(text, room.tables)
  switch (frame.type) {
    case 'error':
      return connection.send(frame)
    case 'ping':
      return connection.send({ type: 'pong' })
    case 'authenticate':
      return authenticateSocket(connection, frame, room.services)
    case 'subscribe':
      return subscribe(connection, frame, room)
    case 'unsubscribe':
      return room.subscriptions.remove(connection, frame.table, watchedBy(frame, frame.ids))
  }
}

type Subscribe = Extract<ClientFrame, { type: 'subscribe' | 'unsubscribe' }>

const watchedBy = ({ isList }: Subscribe, ids: readonly string[]) => (isList ? [everyRow] : ids)

async function subscribe(connection: LiveConnection, frame: Subscribe, { services, subscriptions }: Room) {
  const { table, ids } = frame
  const { context } = connection
  if (!context) return connection.send({ type: 'error', code: 'unauthenticated', message: 'Not signed in' })
  if (subscriptions.count(connection) + ids.length > maxRows) {
    return connection.send({
      type: 'error',
      code: 'too_many',
      message: `A socket watches at most ${maxRows} rows.`,
    })
  }
  const visible = await visibleIds(services.db, context, table, ids)
  // It may have gone away meanwhile; nobody would ever take it off the list again.
  if (!connection.isOpen) return
  subscriptions.add(connection, table, watchedBy(frame, visible))
  connection.send({ type: 'subscribed', table, ids: visible })
}
