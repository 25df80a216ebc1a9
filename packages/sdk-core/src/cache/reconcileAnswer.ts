import { listNames } from './connectionNames'
import { entityKey, parseEntityKey, type Entity, type EntityKey } from './entity'
import { IndexedAnswer } from './IndexedAnswer'
import { mergeEntity } from './mergeEntity'
import { patchEntity } from './patchEntity'
import { withoutEntity } from './withoutEntity'

/** An answer that has arrived. */
export interface ReconciledAnswer {
  answer: unknown
  /** Types of which the answer may list other rows than there are by now: it has to be asked again. */
  outdatedTypes: ReadonlySet<string>
}

/** The newest that is known of a record. */
export interface LatestState {
  /** Nothing when it is gone. */
  record: Entity | undefined
  /** What happened to it; nothing when it was only seen in another answer. */
  change: 'updated' | 'created' | 'removed' | undefined
}

type AffectsLists = (fields: readonly string[]) => boolean

const pagingArguments = ['first', 'last', 'offset', 'before', 'after']

/**
 * Brings an answer up to date with what was found out while it was on its way. Rows it cannot know of are not put in: who
 * asks again sees them where they belong.
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

/** What changes mean for the lists of an answer: rows that are gone leave, and others may be missing. */
function reconcileLists(
  answer: unknown,
  changes: readonly (readonly [EntityKey, LatestState])[],
  { affectsLists, outdatedTypes }: ListParts,
): ReconciledAnswer {
  const held = new IndexedAnswer(answer, () => {})
  held.indexRows()
  let reconciled = answer
  for (const [key, { record, change }] of changes) {
    const { __typename } = parseEntityKey(key)
    if (held.has(parseEntityKey(key))) {
      if (record) continue
      const { value, needsRefetch } = withoutEntity(reconciled, key)
      reconciled = value
      if (needsRefetch) outdatedTypes.add(__typename)
    } else if (hasListOf(held, __typename)) {
      const fields = record ? Object.keys(record).filter((field) => field !== 'id') : pagingArguments
      if (change === 'created' || affectsLists(fields)) outdatedTypes.add(__typename)
    }
  }
  return { answer: reconciled, outdatedTypes }
}

function hasListOf({ listTypes }: IndexedAnswer, typename: string): boolean {
  return listNames(typename).some((name) => listTypes.has(name))
}
