import type { WebSocket } from 'ws'
import type { Session } from '../auth/sessions.ts'
import type { RequestContext } from '../http/requestContext.ts'
import { closeCodes } from './closeCodes.ts'

/** A client that reads this slowly has lost touch; what it missed it will ask for after connecting again. */
const maxBuffered = 1_000_000
/** A timer cannot wait longer. */
const longestWait = 2 ** 31 - 1

/** One open socket, and on whose behalf it may speak. */
export class LiveConnection {
  readonly socket: WebSocket
  readonly origin: string | undefined
  readonly requestId: string
  session: Session | undefined
  context: RequestContext | undefined
  isAlive = true
  #expiry: NodeJS.Timeout | undefined

  constructor(socket: WebSocket, { origin, requestId }: { origin: string | undefined; requestId: string }) {
    this.socket = socket
    this.origin = origin
    this.requestId = requestId
    socket.on('close', () => clearTimeout(this.#expiry))
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
    this.#expiry = setTimeout(close, Math.min(milliseconds, longestWait))
    this.#expiry.unref()
  }

  send(frame: object): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > maxBuffered) this.close(closeCodes.tooSlow, 'too slow')
    else this.socket.send(JSON.stringify(frame))
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
    // Whoever does not answer the closing handshake is cut off.
    setTimeout(() => this.socket.terminate(), 2000).unref()
  }
}
