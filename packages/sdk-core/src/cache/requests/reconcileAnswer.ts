import { entityKey, parseEntityKey, type Entity, type EntityKey } from '../entity'
import { IndexedAnswer } from '../index/IndexedAnswer'
import { updateShownFields } from '../edits/updateShownFields'
import { mapEntities } from '../mapEntities'
import { withoutEntity } from '../edits/withoutEntity'

/** An answer, updated with newer records. */
export interface ReconciledAnswer {
  answer: unknown
  /** Types whose lists in the answer may have wrong rows: the query has to be sent again. */
  outdatedTypes: ReadonlySet<string>
}

/** The latest known state of a record. */
export interface LatestState {
  /** `undefined` while it is removed. */
  record: Entity | undefined
  /**
   * The last change that a mutation or the platform reported, even if a query found the record since; `undefined` when it
   * was only returned by queries.
   */
  lastChange: 'updated' | 'maybeNew' | 'removed' | undefined
}

type AffectsLists = (fields: readonly string[]) => boolean

// `affectsLists` looks for words in the arguments of a query, so these show if it requests a page.
const pagingArguments = ['first', 'last', 'offset', 'before', 'after']

/**
 * Updates an answer with the states and changes of records that became known while its request was in flight. Missing rows
 * are not inserted: their type is added to `outdatedTypes`, and the caller sends the query again.
 */
export function reconcileAnswer(
  answer: unknown,
  latest: ReadonlyMap<EntityKey, LatestState>,
  affectsLists: AffectsLists,
): ReconciledAnswer {
  const outdatedTypes = new Set<string>()
  if (latest.size === 0) return { answer, outdatedTypes }
  const withLatest = (record: Entity) => {
    const newer = latest.get(entityKey(record))?.record
    if (!newer) return record
    const { value, changed } = updateShownFields(record, newer)
    if (affectsLists(changed)) outdatedTypes.add(record.__typename)
    return value
  }
  const newest = mapEntities(answer, { change: withLatest })
  const changes = [...latest].filter(([, { lastChange }]) => lastChange)
  return changes.length === 0
    ? { answer: newest, outdatedTypes }
    : applyChanges(newest, changes, { affectsLists, outdatedTypes })
}

/** Removes the removed records from an answer, and finds the types of which its lists may lack rows. */
function applyChanges(
  answer: unknown,
  changes: readonly (readonly [EntityKey, LatestState])[],
  { affectsLists, outdatedTypes }: { affectsLists: AffectsLists; outdatedTypes: Set<string> },
): ReconciledAnswer {
  const indexed = new IndexedAnswer(answer, () => {})
  indexed.indexRows()
  let reconciled = answer
  for (const [key, { record, lastChange }] of changes) {
    const { __typename } = parseEntityKey(key)
    if (indexed.has(parseEntityKey(key))) {
      if (record) continue
      const { value, needsRefetch } = withoutEntity(reconciled, key)
      reconciled = value
      if (needsRefetch) outdatedTypes.add(__typename)
    } else if (indexed.hasListOf(__typename)) {
      // A removed row that is not shown may have shifted a later page.
      const fields = record ? Object.keys(record).filter((field) => field !== 'id') : pagingArguments
      if (lastChange === 'maybeNew' || affectsLists(fields)) outdatedTypes.add(__typename)
    }
  }
  return { answer: reconciled, outdatedTypes }
}
