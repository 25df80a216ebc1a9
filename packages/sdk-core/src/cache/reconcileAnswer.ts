import { entityKey, parseEntityKey, type Entity, type EntityKey } from './entity'
import { IndexedAnswer } from './IndexedAnswer'
import { mergeEntity } from './mergeEntity'
import { patchEntity } from './patchEntity'
import { withoutEntity } from './withoutEntity'

/** An answer, updated with what is known to be newer. */
export interface ReconciledAnswer {
  answer: unknown
  /** Types whose lists in the answer may have wrong rows: the query has to be sent again. */
  outdatedTypes: ReadonlySet<string>
}

/** The latest known state of a record. */
export interface LatestState {
  /** `undefined` when it was removed. */
  record: Entity | undefined
  /** What happened to it; `undefined` when it was only returned by another query. */
  change: 'updated' | 'created' | 'removed' | undefined
}

type AffectsLists = (fields: readonly string[]) => boolean

const pagingArguments = ['first', 'last', 'offset', 'before', 'after']

/**
 * Updates an answer with the changes that happened while its request was in flight. Missing rows are not inserted: their
 * type is outdated, and the query is sent again.
 */
export function reconcileAnswer(
  answer: unknown,
  latest: ReadonlyMap<EntityKey, LatestState>,
  affectsLists: AffectsLists,
): ReconciledAnswer {
  if (latest.size === 0) return { answer, outdatedTypes: new Set() }
  const outdatedTypes = new Set<string>()
  const change = (held: Entity) => {
    const record = latest.get(entityKey(held))?.record
    if (!record) return held
    const { value, changed } = mergeEntity(held, record)
    if (affectsLists(changed)) outdatedTypes.add(held.__typename)
    return value
  }
  const newest = patchEntity(answer, { change })
  const changes = [...latest].filter(([, { change }]) => change)
  return changes.length === 0
    ? { answer: newest, outdatedTypes }
    : reconcileLists(newest, changes, { affectsLists, outdatedTypes })
}

interface ListParts {
  affectsLists: AffectsLists
  outdatedTypes: Set<string>
}

/** Applies changes to the lists of an answer: removes deleted rows, and finds the types of which rows may be missing. */
function reconcileLists(
  answer: unknown,
  changes: readonly (readonly [EntityKey, LatestState])[],
  { affectsLists, outdatedTypes }: ListParts,
): ReconciledAnswer {
  const indexed = new IndexedAnswer(answer, () => {})
  indexed.indexRows()
  let reconciled = answer
  for (const [key, { record, change }] of changes) {
    const { __typename } = parseEntityKey(key)
    if (indexed.has(parseEntityKey(key))) {
      if (record) continue
      const { value, needsRefetch } = withoutEntity(reconciled, key)
      reconciled = value
      if (needsRefetch) outdatedTypes.add(__typename)
    } else if (indexed.hasListOf(__typename)) {
      const fields = record ? Object.keys(record).filter((field) => field !== 'id') : pagingArguments
      if (change === 'created' || affectsLists(fields)) outdatedTypes.add(__typename)
    }
  }
  return { answer: reconciled, outdatedTypes }
}
