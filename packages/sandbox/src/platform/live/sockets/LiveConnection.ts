import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Session } from '../../auth/sessions.ts'
import type { RequestContext } from '../../http/requestContext.ts'
import { inEnglish } from '../../language/errorTexts.ts'
import { closeCodes } from './closeCodes.ts'
import type { SocketCounts } from './SocketCounts.ts'

/** A client that reads this slowly has fallen behind; it requests the missed changes after it reconnects. */
const maxBuffered = 1_000_000
/** A timer cannot wait longer. */
const longestWait = 2 ** 31 - 1
/** The timeout for the answer to the closing handshake, in milliseconds. */
const goodbye = 2_000

const sorry = {
  type: 'error',
  code: 'internal',
  message: inEnglish('internal'),
}

/** A frame of a client, and when it came, by `performance.now()`. */
export interface HeardFrame {
  text: string
  at: number
}

/** A socket, with the session and the account it acts for. */
export class LiveConnection {
  readonly socket: WebSocket
  /** The stream that the socket writes to. */
  readonly #stream: Duplex
  readonly origin: string | undefined
  readonly requestId: string
  session: Session | undefined
  context: RequestContext | undefined
  /** The person the socket counts for. */
  countedFor: string | undefined
  #isFrozen = false
  #expiry: NodeJS.Timeout | undefined
  #hasAnswered = true

  constructor(
    socket: WebSocket,
    { stream, origin, requestId }: { stream: Duplex; origin: string | undefined; requestId: string },
  ) {
    this.socket = socket
    this.#stream = stream
    this.origin = origin
    this.requestId = requestId
    socket.on('close', () => clearTimeout(this.#expiry))
    socket.on('error', () => socket.terminate())
    socket.on('ping', (data) => this.#isFrozen || socket.pong(data))
    socket.on('pong', () => (this.#hasAnswered = true))
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** Opens the socket for a session until it expires; returns false when its user has too many sockets. */
  open(session: Session, context: RequestContext, counts: SocketCounts): boolean {
    if (this.countedFor === undefined && !counts.take(session.userId)) return false
    this.countedFor = session.userId
    this.session = session
    this.context = context
    this.closeIn(session.lifetime)
    return true
  }

  /** Closes the socket unless it is authenticated again within the time. */
  closeIn(milliseconds: number): void {
    clearTimeout(this.#expiry)
    const close = () => this.close(closeCodes.unauthenticated, 'session ended')
    this.#expiry = setTimeout(close, Math.min(milliseconds, longestWait)).unref()
  }

  /** Hands over the frames in the order in which they came, those that came together at once; until then no more are read. */
  onFrames(answer: (heard: HeardFrame[]) => Promise<void>): void {
    let waiting: HeardFrame[] = []
    let isBusy = false
    const work = async () => {
      while (waiting.length > 0) {
        const heard = waiting
        waiting = []
        await answer(heard).catch(() => this.send(sorry))
      }
      isBusy = false
      this.socket.resume()
    }
    this.socket.on('message', (data) => {
      if (this.#isFrozen) return
      waiting.push({ text: String(data), at: performance.now() })
      if (isBusy) return
      isBusy = true
      this.socket.pause()
      // Frames of the same packet are delivered with it.
      setImmediate(() => void work())
    })
  }

  /** From now on, no frames are sent or handled. */
  freeze(): void {
    this.#isFrozen = true
  }

  send(frame: object): void {
    if (this.isOpen && !this.#isFrozen) this.sendText(Buffer.from(JSON.stringify(frame)))
  }

  /** Sends the text of a frame that was written for several sockets. */
  sendText(text: Buffer): void {
    if (!this.isOpen || this.#isFrozen) return
    if (this.socket.bufferedAmount > maxBuffered) return this.close(closeCodes.tooSlow, 'too slow')
    this.#writeTogether()
    this.socket.send(text, { binary: false })
  }

  /** The frames of one tick leave in one write, because a write costs more than its content. */
  #writeTogether(): void {
    if (this.#stream.writableCorked > 0) return
    this.#stream.cork()
    setImmediate(() => this.#stream.uncork())
  }

  /** Sends a ping, and closes the socket when it did not answer the last one. */
  beat(): void {
    if (this.#isFrozen) return
    if (!this.#hasAnswered) this.socket.terminate()
    this.#hasAnswered = false
    if (this.isOpen) this.socket.ping()
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
    setTimeout(() => this.socket.terminate(), goodbye).unref()
  }
}
