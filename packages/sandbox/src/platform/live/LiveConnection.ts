import type { WebSocket } from 'ws'
import type { Session } from '../auth/sessions.ts'
import type { RequestContext } from '../http/requestContext.ts'
import { closeCodes } from './closeCodes.ts'

/** A client that reads this slowly has lost touch; what it missed it will ask for after connecting again. */
const maxBuffered = 1_000_000
/** A timer cannot wait longer. */
const longestWait = 2 ** 31 - 1
/** Whoever does not answer the closing handshake by then is cut off. */
const goodbye = 2_000

const sorry = {
  type: 'error',
  code: 'internal',
  message: 'Something went wrong on our side. Please try again.',
}

/** One socket, and on whose behalf it may speak. */
export class LiveConnection {
  readonly socket: WebSocket
  readonly origin: string | undefined
  readonly requestId: string
  session: Session | undefined
  context: RequestContext | undefined
  #expiry: NodeJS.Timeout | undefined
  #hasAnswered = true

  constructor(socket: WebSocket, { origin, requestId }: { origin: string | undefined; requestId: string }) {
    this.socket = socket
    this.origin = origin
    this.requestId = requestId
    socket.on('close', () => clearTimeout(this.#expiry))
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => (this.#hasAnswered = true))
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** From now on the socket speaks for this session, until its time is up. */
  open(session: Session, context: RequestContext): void {
    this.session = session
    this.context = context
    this.closeIn(session.lifetime)
  }

  /** Closes the socket when it has not been authenticated anew by then. */
  closeIn(milliseconds: number): void {
    clearTimeout(this.#expiry)
    const close = () => this.close(closeCodes.unauthenticated, 'session ended')
    this.#expiry = setTimeout(close, Math.min(milliseconds, longestWait)).unref()
  }

  /** Hands over every frame in the order in which it came, one after the other; until then no more are read. */
  onFrame(answer: (text: string) => Promise<void>): void {
    let turn = Promise.resolve()
    let waiting = 0
    this.socket.on('message', (data) => {
      waiting += 1
      this.socket.pause()
      turn = turn
        .then(() => answer(String(data)))
        .catch(() => this.send(sorry))
        .finally(() => --waiting || this.socket.resume())
    })
  }

  send(frame: object): void {
    if (!this.isOpen) return
    if (this.socket.bufferedAmount > maxBuffered) this.close(closeCodes.tooSlow, 'too slow')
    else this.socket.send(JSON.stringify(frame))
  }

  /** Asks whether anybody is still there; whoever did not answer last time is not. */
  beat(): void {
    if (!this.#hasAnswered) this.socket.terminate()
    this.#hasAnswered = false
    if (this.isOpen) this.socket.ping()
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
    setTimeout(() => this.socket.terminate(), goodbye).unref()
  }
}
