import type { EntityCache } from '../createEntityCache'
import type { ChangeLog, TrackedRequest } from '../requests/createRequestTracker'
import { entityKey, isObject, type Entity } from '../entity'
import { refetchLists } from '../requests/refetchLists'
import { walkEntities } from '../walkEntities'
import { declaredWrite } from './declaredWrite'
import { inferredWrites } from './inferredWrites'
import type { Write } from './Write'
import type { WriteEffects } from './WriteEffects'

/**
 * Updates the cached answers with the answer of a mutation.
 *
 * The mutation's document declares the effect on each record. A deleted record is removed everywhere. A new one is inserted into
 * every list it belongs to, or updated where an answer shows it already. Any other is updated where it is shown; if no answer
 * shows it, the lists of its type are fetched again. Without a declaration, the mutation's name decides.
 */
export function applyWrite(entityCache: EntityCache, answer: unknown, context: WriteContext = {}): void {
  const current = context.request?.withNewerVersions(answer) ?? answer
  if (!isObject(current)) return
  const writes = context.effects ? [declaredWrite(current, context.effects)] : inferredWrites(current)
  for (const { removed, ...write } of writes) {
    if (removed.length > 0) {
      entityCache.remove(removed)
      context.changeLog?.removed(removed)
    }
    applyWritten(entityCache, write, context)
  }
}

/** Facts that are known when a mutation is answered, beside the answer. */
export interface WriteContext {
  /** The effects that the document declares. */
  effects?: WriteEffects
  changeLog?: ChangeLog
  /** The request of the mutation; other requests may have been answered since it started. */
  request?: Pick<TrackedRequest, 'wasRemoved' | 'withNewerVersions'>
}

function applyWritten(
  entityCache: EntityCache,
  { searchIn, written }: Omit<Write, 'removed'>,
  { changeLog, request }: WriteContext,
): void {
  // Records removed while the mutation was in flight stay removed.
  const exists = (record: Entity) => !request?.wasRemoved(record)
  const existing = written
    .filter(({ record }) => exists(record))
    .map((each) => ({ ...each, isShown: entityCache.has(entityKey(each.record)) }))
  const created = existing.filter(({ effect, isShown }) => effect === 'created' && !isShown)
  const notInserted = existing.filter((each) => !created.includes(each))
  const records: Entity[] = []
  walkEntities(searchIn, (record) => void (exists(record) && records.push(record)))
  entityCache.create(created.map(({ record }) => record))
  refetchLists(
    entityCache,
    notInserted.filter(({ isShown }) => !isShown).map(({ record }) => record.__typename),
  )
  // Every returned record is updated; of these, fields that were not returned may have changed too.
  const mutated = new Set(notInserted.map(({ record }) => entityKey(record)))
  entityCache.update(records, mutated)
  changeLog?.updated(records)
  const maybeNew = existing.filter(({ effect, isShown }) => !isShown || effect !== 'mutated')
  changeLog?.maybeNew(maybeNew.map(({ record }) => record))
}
