import type { Entity } from '../cache/entity'
import type { Environment } from '../client/transport/Environment'
import type { Session } from '../client/transport/createSession'
import type { RecordRefetch } from './refetch/createRecordRefetchQueue'
import type { LiveTable } from '../client/records/LiveTable'
import type { Live } from './Live'
import type { TableRefetch } from './refetch/createTableRefetch'
import type { RulesRegistry } from './RecordRules'

/** Live updates with the methods that only the instance calls. */
export interface LiveManager extends Live {
  /** Follows a paused record again where the answer of a write shows that it left its final state. */
  resumeReopened(answer: unknown): void
  /** Disconnects and connects again, for the new account. */
  restart(): void
  /** Disconnects, and forgets everything that was followed. */
  clear(): void
  destroy(): void
}

export interface LiveParts {
  environment: Environment
  session: Session
  account: () => string | undefined
  /** Asks the platform whether the session is still good. */
  checkSession: (closedFor?: string) => Promise<unknown>
  /** The socket's address, as given in the options. */
  url: () => string
  rules: Pick<RulesRegistry, 'of'>
  refetch: RecordRefetch
  refetchTable: TableRefetch
  /** The start of the oldest request that shows records of a table, or may show them. */
  oldestRequestTime: (table: LiveTable) => number | undefined
  /** The same of those that show one record. */
  oldestRequestTimeOf: (table: LiveTable, id: string) => number | undefined
  /** Returns the record as it is shown. */
  read: (table: LiveTable, id: string) => Entity | undefined
}
