import { listNames } from './connectionNames'
import { entityKey, nameOf, type Entity, type EntityKey } from './entity'
import { HeldAnswer } from './HeldAnswer'
import { mergeEntity } from './mergeEntity'
import { patchEntity } from './patchEntity'
import { withoutEntity } from './withoutEntity'

/** An answer that has arrived. */
export interface Arrival {
  answer: unknown
  /** Types of which the answer may list other rows than there are by now: it has to be asked again. */
  outdated: ReadonlySet<string>
}

/** The newest that is known of a record. */
export interface Latest {
  /** Nothing when it is gone. */
  record: Entity | undefined
  /** What happened to it; nothing when it was only seen in another answer. */
  change: 'updated' | 'created' | 'removed' | undefined
}

type Decides = (fields: readonly string[]) => boolean

const paging = ['first', 'last', 'offset', 'before', 'after']

/**
 * Brings an answer up to date with what was found out while it was on its way. Rows it cannot know of are not put in: who
 * asks again sees them where they belong.
 */
export function freshen(answer: unknown, latest: ReadonlyMap<EntityKey, Latest>, decides: Decides): Arrival {
  if (latest.size === 0) return { answer, outdated: new Set() }
  const outdated = new Set<string>()
  const change = (held: Entity) => {
    const record = latest.get(entityKey(held))?.record
    if (!record) return held
    const { value, changed } = mergeEntity(held, record)
    if (decides(changed)) outdated.add(held.__typename)
    return value
  }
  const newest = patchEntity(answer, { change })
  const changes = [...latest].filter(([, { change }]) => change)
  return changes.length === 0 ? { answer: newest, outdated } : listed(newest, changes, { decides, outdated })
}

interface Listing {
  decides: Decides
  outdated: Set<string>
}

/** What changes mean for the lists of an answer: rows that are gone leave, and others may be missing. */
function listed(
  answer: unknown,
  changes: readonly (readonly [EntityKey, Latest])[],
  { decides, outdated }: Listing,
): Arrival {
  const held = new HeldAnswer(answer, () => {})
  held.learn()
  let left = answer
  for (const [key, { record, change }] of changes) {
    const { __typename } = nameOf(key)
    if (held.has(nameOf(key))) {
      if (record) continue
      const { value, isUndecided } = withoutEntity(left, key)
      left = value
      if (isUndecided) outdated.add(__typename)
    } else if (lists(held, __typename)) {
      const fields = record ? Object.keys(record).filter((field) => field !== 'id') : paging
      if (change === 'created' || decides(fields)) outdated.add(__typename)
    }
  }
  return { answer: left, outdated }
}

function lists({ listTypes }: HeldAnswer, typename: string): boolean {
  return listNames(typename).some((name) => listTypes.has(name))
}
