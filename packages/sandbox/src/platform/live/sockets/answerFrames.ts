import { grantFor } from '../../embed/grantOf.ts'
import { inEnglish } from '../../language/errorTexts.ts'
import { authenticateSocket, type SocketParts } from './authenticateSocket.ts'
import { type ClientFrame, type FrameError, readFrame } from './frames.ts'
import { hasRows } from '../liveTables.ts'
import type { HeardFrame, LiveConnection } from './LiveConnection.ts'
import { everyRow } from './Subscriptions.ts'
import { visibleRows } from '../updates/visibleRows.ts'

const maxRows = 5_000

/**
 * Handles the frames of a client in their order and answers each; no frame can break more than its own socket.
 *
 * Subscriptions that arrive together share one query, however many tables they name.
 */
export async function answerFrames(
  connection: LiveConnection,
  heard: readonly HeardFrame[],
  parts: SocketParts,
): Promise<void> {
  let together: Subscription[] = []
  for (const { text, at } of heard) {
    const frame = granted(readFrame(text, parts.tables), connection)
    if (frame.type === 'subscribe') together.push({ ...frame, at })
    else {
      await subscribe(connection, together, parts)
      together = []
      await answer(connection, frame, parts)
    }
  }
  await subscribe(connection, together, parts)
}

/** A page follows only records that its components show. */
function granted(frame: ClientFrame | FrameError, { session }: LiveConnection): ClientFrame | FrameError {
  const grant = grantFor(session)
  if (frame.type !== 'subscribe' || !grant || grant.tables.has(frame.table)) return frame
  const message = `This embed session was not granted ${frame.table}.`
  return { type: 'error', code: 'not_granted', message }
}

type Subscribe = Extract<ClientFrame, { type: 'subscribe' | 'unsubscribe' }>
type Subscription = Subscribe & Pick<HeardFrame, 'at'>

async function answer(
  connection: LiveConnection,
  frame: ClientFrame | FrameError,
  parts: SocketParts,
): Promise<void> {
  switch (frame.type) {
    case 'error':
      return connection.send(frame)
    case 'ping':
      return connection.send({ type: 'pong' })
    case 'authenticate':
      return authenticateSocket(connection, frame, parts)
    case 'unsubscribe':
      return parts.subscriptions.remove(connection, frame.table, watchedBy(frame, frame.ids))
  }
}

const watchedBy = ({ isList }: Subscribe, ids: readonly string[]) => (isList ? [everyRow] : ids)

async function subscribe(
  connection: LiveConnection,
  frames: Subscription[],
  parts: SocketParts,
): Promise<void> {
  const { context } = connection
  if (frames.length === 0) return
  if (!context) return frames.forEach(() => connection.send(notSignedIn))
  const accepted = withinLimit(connection, frames, parts)
  const visible = await visibleRows(parts.services.db, context, idsByTable(accepted, parts))
  // The connection may have closed meanwhile; its subscriptions would then never be removed.
  if (!connection.isOpen) return
  const seenOf = ({ table, ids: asked }: Subscribe) => {
    const seen = new Set(visible.get(table))
    const ids = asked.filter((id) => seen.has(id))
    const unseen = asked.filter((id) => !ids.includes(id))
    return { ids, ...(unseen.length > 0 && { unseen }) }
  }
  // Rows that are not visible are watched as well: a viewer is notified once they become visible.
  for (const frame of accepted) parts.subscriptions.add(connection, frame.table, watchedBy(frame, frame.ids))
  const answers = frames.map(async (frame) => {
    if (!accepted.includes(frame)) return tooMany
    const { table, since, at } = frame
    const changed = since === undefined ? undefined : await parts.rowsSince(at - since, table, context)
    const rows = frame.isList ? changed : changed?.filter(([id]) => frame.ids.includes(id))
    return { type: 'subscribed', table, ...seenOf(frame), ...(rows && { rows }) }
  })
  for (const frame of await Promise.all(answers)) connection.send(frame)
}

function withinLimit(
  connection: LiveConnection,
  frames: Subscription[],
  { subscriptions }: SocketParts,
): Subscription[] {
  let rows = subscriptions.count(connection)
  return frames.filter(({ ids }) => {
    if (rows + ids.length > maxRows) return false
    rows += ids.length
    return true
  })
}

function idsByTable(frames: Subscribe[], { tables }: SocketParts): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  for (const { table, ids } of frames)
    if (hasRows(tables.get(table))) asked.set(table, [...(asked.get(table) ?? []), ...ids])
  return asked
}

const notSignedIn: FrameError = { type: 'error', code: 'unauthenticated', message: inEnglish('notSignedIn') }

const tooMany: FrameError = {
  type: 'error',
  code: 'too_many',
  message: `A socket watches at most ${maxRows} rows.`,
}
