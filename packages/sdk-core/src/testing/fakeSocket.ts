import type { SocketLike } from '../client/transport/Environment'

/** A frame a client sent. */
export interface SentFrame {
  type: string
  table?: string
  ids?: readonly string[]
  since?: number
  [field: string]: unknown
}

/** The platform's end of the live socket, in memory. */
export interface FakeSocket {
  /** Hand it in as `environment: { openSocket }`. */
  openSocket: (url: string) => SocketLike
  /**
   * Sends the subscribers of a record that it changed, and the subscribers of its table that a list did; returns
   * how many received the record.
   */
  push(table: string, id: string, version?: number): number
  /** Sends anything, to all connections. */
  say(frame: unknown): void
  /** Breaks every connection. */
  drop(code?: number): void
  /** While false, connections cannot be made. */
  setReachable(isReachable: boolean): void
  /** While true, connections that are made neither open nor fail. */
  setOpening(isOpening: boolean): void
  /** While true, connections stay but nothing gets through, in either direction; those never recover. */
  setFrozen(isFrozen: boolean): void
  /** While false, subscriptions are made and not confirmed. */
  setConfirming(isConfirming: boolean): void
  /** Connections that stand. */
  readonly connections: number
  /** The addresses connected to, oldest first. */
  readonly urls: readonly string[]
  /** Every frame received, oldest first. */
  readonly frames: readonly SentFrame[]
  /** The subscriptions, as `table:id`. */
  readonly subscribed: ReadonlySet<string>
}

/** How the fake platform behaves. */
export interface FakeSocketOptions {
  /** The records that may be seen; all by default. */
  isVisible?: (table: string, id: string) => boolean
  /** Returns true when the token of the first frame is accepted. */
  accepts?: (token: unknown) => boolean
  /** Returns the records that changed within this number of milliseconds; unknown by default. */
  rowsSince?: (ids: readonly string[], since: number) => readonly (readonly [string, number])[] | undefined
}

interface Connection {
  isDead: boolean
  socket: SocketLike & { readyState: number }
  subscribed: Set<string>
}

const [connecting, open, closed] = [0, 1, 3]

/** A live socket that behaves as the platform's does: it confirms subscriptions, answers pings and pushes changes. */
export function fakeSocket({
  isVisible = () => true,
  accepts = () => true,
  rowsSince = () => undefined,
}: FakeSocketOptions = {}): FakeSocket {
  const connections = new Set<Connection>()
  const urls: string[] = []
  const frames: SentFrame[] = []
  let isReachable = true
  let isFrozen = false
  let isOpening = false
  let isConfirming = true

  const send = ({ socket, isDead }: Connection, frame: unknown) => {
    if (isDead || socket.readyState !== open) return 0
    socket.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) })
    return 1
  }

  const close = (connection: Connection, code: number) => {
    if (!connections.delete(connection)) return
    connection.socket.readyState = closed
    connection.socket.onclose?.({ code })
  }

  const answer = (connection: Connection, frame: SentFrame) => {
    const { table = '', ids = [] } = frame
    const visible = ids.filter((id) => isVisible(table, id))
    switch (frame.type) {
      case 'ping':
        return void send(connection, { type: 'pong' })
      case 'authenticate':
        if (accepts(frame.token))
          return void send(connection, { type: 'authenticated', account: frame.account ?? null })
        send(connection, { type: 'error', code: 'unauthenticated', message: 'Not signed in' })
        return close(connection, 4401)
      case 'subscribe': {
        for (const id of ids.length > 0 ? ids : ['']) connection.subscribed.add(`${table}:${id}`)
        if (!isConfirming) return
        const rows = frame.since === undefined ? undefined : rowsSince(visible, frame.since)
        const unseen = ids.filter((id) => !visible.includes(id))
        const seen = { ids: visible, ...(unseen.length > 0 && { unseen }) }
        return void send(connection, { type: 'subscribed', table, ...seen, ...(rows && { rows }) })
      }
      case 'unsubscribe':
        for (const id of ids.length > 0 ? ids : ['']) connection.subscribed.delete(`${table}:${id}`)
    }
  }

  const openSocket = (url: string): SocketLike => {
    const socket: Connection['socket'] = {
      readyState: connecting,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send(text) {
        if (socket.readyState !== open) throw new Error('The socket is not open.')
        if (connection.isDead) return
        const frame = JSON.parse(text) as SentFrame // written by the code under test
        frames.push(frame)
        queueMicrotask(() => answer(connection, frame))
      },
      close: () => close(connection, 1000),
    }
    const connection: Connection = { socket, subscribed: new Set(), isDead: isFrozen }
    urls.push(url)
    queueMicrotask(() => {
      if (isOpening) return
      if (isReachable) {
        connections.add(connection)
        socket.readyState = open
        socket.onopen?.()
      } else {
        socket.readyState = closed
        socket.onclose?.({ code: 1006 })
      }
    })
    return socket
  }

  return {
    openSocket,
    push(table, id, version) {
      let sent = 0
      for (const connection of connections) {
        const { subscribed } = connection
        if (subscribed.has(`${table}:${id}`)) sent += send(connection, { table, id, version })
        if (subscribed.has(`${table}:`)) send(connection, { table, id: null, version })
      }
      return sent
    },
    say: (frame) => connections.forEach((connection) => send(connection, frame)),
    drop: (code = 1006) => [...connections].forEach((connection) => close(connection, code)),
    setReachable: (next) => void (isReachable = next),
    setOpening: (next) => void (isOpening = next),
    setFrozen(next) {
      isFrozen = next
      if (next) for (const connection of connections) connection.isDead = true
    },
    setConfirming: (next) => void (isConfirming = next),
    get connections() {
      return connections.size
    },
    urls,
    frames,
    get subscribed() {
      return new Set([...connections].flatMap(({ subscribed }) => [...subscribed]))
    },
  }
}
