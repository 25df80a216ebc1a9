import type { Environment } from '../../client/transport/Environment'
import type { Session } from '../../client/transport/createSession'
import type { Frame } from './readFrame'

/** The one socket of an instance: kept open from `open()` to `close()`, and opened again whenever it is lost. */
export interface Connection {
  /** Connects, and stays connected. */
  open(): void
  /** Disconnects, and stays disconnected. */
  close(): void
  /** Sends a frame; false when there is no connection to send it on. */
  send(frame: object): boolean
  /** The machine may have slept: connects at once, or checks with a ping that the platform still answers. */
  wake(): void
  /** The machine goes offline, or the page into the browser's back-forward cache: closes the socket, and keeps trying. */
  dropConnection(): void
}

export interface ConnectionParts {
  environment: Pick<Environment, 'openSocket' | 'setTimeout' | 'clearTimeout' | 'random' | 'now'>
  session: Session
  /** The address, with the account. */
  url: () => string
  account: () => string | undefined
  /** Asks the platform if the session of the browser is still valid: the answer, or the reason of the closed socket, says if it was lost. */
  checkSession: (closedFor?: string) => Promise<unknown>
  /** Called when frames can be sent. */
  onReady: () => void
  onFrame: (frame: Frame) => void
  /**
   * Called when the connection is lost and will be opened again. `attempts` counts failures since it last worked,
   * `heardAt` is when the platform's last message arrived.
   */
  onLost: (attempts: number, heardAt: number) => void
}
