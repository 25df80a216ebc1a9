import type { Environment } from '../client/Environment'
import type { Session } from '../client/createSession'
import type { Frame } from './readFrame'

/** The one socket of an instance: opened while it is wanted, opened again whenever it is lost. */
export interface Connection {
  /** Wanted from now on. */
  open(): void
  /** Not wanted any more. */
  close(): void
  /** Sends a frame; false when there is no connection to send it on. */
  send(frame: object): boolean
  /** The machine may have slept: tries at once, or checks that the other end is still there. */
  wake(): void
  /** The machine goes offline or the page is put away: what comes until it wakes is not heard. */
  sleep(): void
}

export interface ConnectionParts {
  environment: Pick<Environment, 'openSocket' | 'setTimeout' | 'clearTimeout' | 'random' | 'now'>
  session: Session
  /** The address, with the account. */
  url: () => string
  account: () => string | undefined
  /** Frames can be sent. */
  onReady: () => void
  onFrame: (frame: Frame) => void
  /** Lost, and being made again; `tries` counts since it last stood, `heardAt` is when the platform was last heard. */
  onLost: (tries: number, heardAt: number) => void
}
