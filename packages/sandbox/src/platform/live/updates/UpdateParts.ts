import type { Key } from '../Change.ts'
import type { Sight } from '../liveTables.ts'
import type { RowUpdate } from './RowUpdate.ts'
import type { RowDependency } from './rowDependencies.ts'
import type { Database } from '../../db/Database.ts'

/** The dependencies of the updates. */
export interface UpdateParts {
  db: Pick<Database, 'pool'>
  tables: ReadonlyMap<string, Sight>
  dependencies: ReadonlyMap<string, RowDependency>
  /** The accounts and persons of the sockets of this server. */
  viewers: ReadonlySet<string>
  isWatched: (table: string) => boolean
  /** Lost links to rows that were already deleted, kept until a change names their table. */
  lostLinks: Map<Key, Set<string>>
}

/** The result of a batch of changes. */
export interface LinkedUpdates {
  updates: RowUpdate[]
  /** Any row of the table may have changed for these viewers. */
  any: { table: string; viewers: ReadonlySet<string> }[]
  /** Viewers that have to reload everything: they lost too many rows to list. */
  lost: ReadonlySet<string>
}
