import type { EntityIndex } from '../cache/createEntityIndex'
import type { ChangeLog } from '../cache/createRequestTracker'
import { entityKey, type Entity } from '../cache/entity'
import { walkEntities } from '../cache/walkEntities'
import type { Client } from '../client/Client'
import type { Refetch } from './createCatchUp'
import type { LiveTable } from '../client/LiveTable'
import type { RecordRegistry } from './createRecordRegistry'
import { typenameOf } from './typenameOf'

export interface RefetchParts {
  client: Client
  index: EntityIndex
  records: Pick<RecordRegistry, 'of'>
  /** Records what is found, so that requests still in flight can be reconciled with it. */
  changeLog: ChangeLog
  /** Identifies the user and the account whose data is shown. */
  viewer: () => string
}

/**
 * Fetches followed records and updates them in every cached answer.
 *
 * Where no feature says how to fetch the records of a table, the queries that show them are fetched again.
 */
export function createRefetch({ client, index, records, changeLog, viewer }: RefetchParts): Refetch {
  return async (table, ids) => {
    const viewerBefore = viewer()
    const rules = records.of(typenameOf(table))
    const found = await rules?.fetch?.(client, ids)
    // The answer was meant for another account, or for a user who has logged out.
    if (viewer() !== viewerBefore) return new Map()
    if (found) {
      updateCache({ index, changeLog }, table, { ids, found })
      return new Map(found.map((record) => [String(record.id), record]))
    }
    await index.refetch(entityKeysOf([typenameOf(table), ...(rules?.shownAs ?? [])], ids))
    return new Map(ids.map((id) => [id, index.read({ __typename: typenameOf(table), id })]))
  }
}

function updateCache(
  { index, changeLog }: Pick<RefetchParts, 'index' | 'changeLog'>,
  table: LiveTable,
  { ids, found }: { ids: readonly string[]; found: readonly Entity[] },
): void {
  const records: Entity[] = []
  walkEntities(found, (record) => void records.push(record))
  index.update(records, new Set(found.map(entityKey)))
  const foundIds = new Set(found.map(({ id }) => String(id)))
  // A record that was not found is deleted or no longer visible: both remove it from the cache.
  const gone = ids.filter((id) => !foundIds.has(id)).map((id) => ({ __typename: typenameOf(table), id }))
  index.remove(gone)
  changeLog.refetched(records)
  changeLog.removed(gone)
}

function entityKeysOf(typenames: readonly string[], ids: readonly string[]): string[] {
  return typenames.flatMap((__typename) => ids.map((id) => entityKey({ __typename, id })))
}
