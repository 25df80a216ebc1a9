import type { Environment } from '../client/Environment'
import type { Session } from '../client/createSession'
import type { Requery } from './createCatchUp'
import type { Live } from './Live'
import type { LiveTable } from '../client/LiveTable'

/** The live layer as the instance that owns it sees it. */
export interface LiveManager extends Live {
  /** Follows again what a write set going again. */
  observe(answer: unknown): void
  /** The account changed: connects anew. */
  restart(): void
  /** Follows nothing any more. */
  clear(): void
  destroy(): void
}

export interface LiveParts {
  environment: Environment
  session: Session
  account: () => string | undefined
  /** The socket's address as the options say it. */
  url: () => string
  requery: Requery
  /** A list of the table that may be seen has changed; settles when it was asked for again. */
  onListChanged: (table: LiveTable) => Promise<void>
}
