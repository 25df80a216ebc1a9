import type { EntityCache } from '../../cache/createEntityCache'
import type { ChangeLog } from '../../cache/requests/createRequestTracker'
import type { RecordChanges } from '../../cache/rows/RecordChange'
import type { Ask } from '../../cache/rows/fetchRows'
import type { Client } from '../../client/Client'
import type { Environment } from '../../client/transport/Environment'
import type { LiveTable } from '../../client/records/LiveTable'
import { CapstanError } from '../../errors/CapstanError'
import { createAskedChanges } from './createAskedChanges'
import { createQueryBatch } from './createQueryBatch'
import { typenamesOf } from '../typenames'
import type { RulesRegistry } from '../RecordRules'

/** The known changes of a table. */
export interface TableChange {
  table: LiveTable
  /** The records; without them, any record of the table may have changed. */
  changes?: RecordChanges
  /** When the client learned of it, in milliseconds: requests that started later need not be repeated. */
  changedAt: number
}

/**
 * Brings every answer that may show the changed records up to date. Resolves to the changes that some answer does not show
 * yet, because a replica lags, and without `changes` to `undefined`; rejects when a request failed. `onMissed` is called
 * with changes that a request in flight may have missed, once that request has ended.
 *
 * Both queues use it: the one of tables, and through `createRecordRefetch` the one of records followed by id.
 */
export type TableRefetch = (
  change: TableChange,
  onMissed: (changes: RecordChanges) => void,
) => Promise<RecordChanges | undefined>

export interface TableRefetchParts {
  environment: Pick<Environment, 'now' | 'setTimeout'>
  rules: Pick<RulesRegistry, 'of'>
  client: Pick<Client, 'askRows'>
  entityCache: Pick<EntityCache, 'refreshRows' | 'refetchType'>
  /** Remembers removed rows, to reconcile requests that are still in flight. */
  changeLog: Pick<ChangeLog, 'removed'>
  /** Identifies the user and the account whose data is shown. */
  identity: () => string
}

export function createTableRefetch({
  environment,
  client,
  entityCache,
  rules,
  changeLog,
  identity,
}: TableRefetchParts): TableRefetch {
  const askTogether = createQueryBatch(client.askRows, environment)
  const noteAsked = createAskedChanges()
  return async ({ table, changes, changedAt }, onMissed) => {
    const typenames = typenamesOf(rules, table)
    const withLater = noteAsked(table, changes)
    if (!changes)
      return void (await Promise.all(
        typenames.map((typename) => entityCache.refetchType(typename, changedAt)),
      ))
    const [identityBefore, askedAt] = [identity(), environment.now()]
    const ask: Ask = async (text, variables) => {
      const answer = await askTogether(text, variables)
      // The answer was meant for another account, or for a user who has logged out.
      if (identity() !== identityBefore) throw new CapstanError('aborted')
      return answer
    }
    const stillMissed = (missed: RecordChanges) => missed.size > 0 && onMissed(missed)
    const gone = [...changes].flatMap(([id, { isGone }]) => (isGone ? id : []))
    changeLog.removed(typenames.flatMap((__typename) => gone.map((id) => ({ __typename, id }))))
    const lagging = await Promise.all(
      typenames.map((typename) =>
        entityCache.refreshRows({
          ...{ typename, changes, changedAt, askedAt, ask },
          onMissed: (missed) => stillMissed(withLater(missed)),
        }),
      ),
    )
    return new Map(lagging.flatMap((each) => [...each]))
  }
}
