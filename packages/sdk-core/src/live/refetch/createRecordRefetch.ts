import type { EntityCache } from '../../cache/createEntityCache'
import type { Entity } from '../../cache/entity'
import { isRetryable } from '../../errors/isRetryable'
import type { TableRefetch } from './createTableRefetch'
import type { RecordRefetch } from './createRecordRefetchQueue'
import { typenameOf } from '../typenames'

export interface RecordRefetchParts {
  entityCache: Pick<EntityCache, 'read'>
  now: () => number
  refetchTable: TableRefetch
  /** Called after a record was fetched again; `before` is missing where no answer had shown it. */
  onUpdated: (before: Entity | undefined, after: Entity) => void
  /** Identifies the user and the account whose data is shown. */
  identity: () => string
}

/** Fetches followed records again, through the answers that show them. */
export function createRecordRefetch({
  entityCache,
  now,
  refetchTable,
  onUpdated,
  identity,
}: RecordRefetchParts): RecordRefetch {
  return async (table, changes, onMissed) => {
    const identityBefore = identity()
    const ids = [...changes.keys()]
    const read = () => new Map(ids.map((id) => [id, entityCache.read({ __typename: typenameOf(table), id })]))
    const before = read()
    const isRefused = await refetchTable({ table, changes, changedAt: now() }, onMissed).then(
      () => false,
      refused,
    )
    // The answer was meant for another account, or for a user who has logged out.
    if (identity() !== identityBefore) return new Map()
    const found = read()
    // A refused record shows its error in place, and is not requested again.
    if (isRefused) for (const [id, record] of found) if (record === before.get(id)) found.delete(id)
    for (const [id, record] of found) if (record) onUpdated(before.get(id), record)
    return found
  }
}

/** Returns true when the platform answered with a refusal; rejects with an error that may pass. */
function refused(error: unknown): boolean {
  if (isRetryable(error)) throw error
  return true
}
