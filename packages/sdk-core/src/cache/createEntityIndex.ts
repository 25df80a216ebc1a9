import { notifyManager, type QueryClient } from '@tanstack/query-core'
import { createHolders, isInList } from './createHolders'
import { decidingFields } from './decidingFields'
import { entityKey, isEntity, isLink, type Entity, type EntityKey } from './entity'
import { mergeEntity, type Merged } from './mergeEntity'
import { getAt, setAt } from './setAt'
import { stepsTo, type Place } from './walkEntities'
import { withoutEntity } from './withoutEntity'

/** Keeps every cached answer in step with the newest known state of the records in it. */
export interface EntityIndex {
  /**
   * Brings records up to date wherever they stand. Of a `subjects` record everything may have changed: answers that
   * show more of it than the update brings are asked again.
   */
  update(records: readonly Entity[], subjects?: ReadonlySet<EntityKey>): void
  /** Takes records out of every answer. */
  remove(records: readonly Pick<Entity, '__typename' | 'id'>[]): void
  /** Asks every answer with a list of this type again; rejects when an answer on the screen did not come. */
  staleLists(typename: string): Promise<void>
  /** Asks every answer that holds one of the records again; rejects when an answer on the screen did not come. */
  askAgain(keys: readonly EntityKey[]): Promise<void>
  /** Whether any answer holds the record. */
  holds(key: EntityKey): boolean
  /** How many records are known; 0 after `destroy`. */
  readonly size: number
  destroy(): void
}

/** What happens to the cached answers in one go. */
interface Changes {
  data: Map<string, unknown>
  /** Answers where a record now stands at other places. */
  relinked: Set<string>
  stale: Set<string>
}

/** The index of one QueryClient. It follows the cache by itself: what is fetched is learnt, what is dropped forgotten. */
export function createEntityIndex(queryClient: QueryClient): EntityIndex {
  const cache = queryClient.getQueryCache()
  const holders = createHolders()
  const deciding = new Map<string, ReadonlySet<string>>()

  const unsubscribe = cache.subscribe((event) => {
    const { queryHash, state } = event.query
    if (event.type === 'removed') {
      holders.forget(queryHash)
      deciding.delete(queryHash)
      return
    }
    // A request may come back after its query was dropped.
    const isKept = cache.get(queryHash) === event.query
    if (isKept && event.type === 'updated' && event.action.type === 'success')
      holders.learn(queryHash, state.data)
  })

  const decides = (hash: string, fields: readonly string[]) => {
    const words = deciding.get(hash) ?? decidingFields(cache.get(hash)?.queryKey ?? [])
    deciding.set(hash, words)
    return fields.some((field) => words.has(field))
  }

  const dataOf = (changes: Changes, hash: string) =>
    changes.data.has(hash) ? changes.data.get(hash) : cache.get(hash)?.state.data

  const updateAt = (changes: Changes, { hash, place, record, isSubject }: Target) => {
    const steps = stepsTo(place)
    const data = dataOf(changes, hash)
    const held = getAt(data, steps)
    // An update before this one, in the same go, may have linked another record here.
    if (!isEntity(held) || entityKey(held) !== entityKey(record)) return
    const merged = mergeEntity(held, record)
    if (merged.value !== held) changes.data.set(hash, setAt(data, steps, merged.value))
    if (merged.changed.some((field) => isLink(held[field]) || isLink(merged.value[field])))
      changes.relinked.add(hash)
    if (isUndecided(merged, { held, record, isSubject })) changes.stale.add(hash)
    else if (isInList(place) && decides(hash, merged.changed)) changes.stale.add(hash)
  }

  const commit = ({ data, relinked, stale }: Changes) =>
    notifyManager.batch(() => {
      // setState and not setData: a patch is no answer, so the answer's age and staleness stay as they are.
      for (const [hash, next] of data) cache.get(hash)?.setState({ data: next })
      for (const hash of relinked) holders.learn(hash, cache.get(hash)?.state.data)
      // An answer that cannot be had is shown as an error where it is shown.
      void invalidate(queryClient, stale).catch(() => {})
    })

  return {
    update(records, subjects = new Set()) {
      const changes = noChanges()
      for (const record of records) {
        const key = entityKey(record)
        for (const [hash, places] of holders.of(key))
          for (const place of places) updateAt(changes, { hash, place, record, isSubject: subjects.has(key) })
      }
      commit(changes)
    },
    remove(records) {
      const changes = noChanges()
      for (const key of records.map(entityKey)) {
        for (const hash of holders.of(key).keys()) {
          const without = withoutEntity(dataOf(changes, hash), key)
          changes.data.set(hash, without.value)
          changes.relinked.add(hash)
          if (without.isUndecided) changes.stale.add(hash)
        }
      }
      commit(changes)
    },
    staleLists: (typename) => invalidate(queryClient, new Set(holders.listsOf(typename))),
    askAgain: (keys) => invalidate(queryClient, new Set(keys.flatMap((key) => [...holders.of(key).keys()]))),
    holds: (key) => holders.of(key).size > 0,
    get size() {
      return holders.size
    },
    destroy() {
      unsubscribe()
      holders.clear()
      deciding.clear()
    },
  }
}

interface Target {
  hash: string
  place: Place
  record: Entity
  isSubject: boolean
}

function noChanges(): Changes {
  return { data: new Map(), relinked: new Set(), stale: new Set() }
}

function isUndecided(
  { isUndecided }: Merged,
  { held, record, isSubject }: Omit<Target, 'hash' | 'place'> & { held: Entity },
): boolean {
  return isUndecided || (isSubject && Object.keys(held).some((field) => !Object.hasOwn(record, field)))
}

async function invalidate(queryClient: QueryClient, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return
  const predicate = ({ queryHash }: { queryHash: string }) => hashes.has(queryHash)
  await queryClient.invalidateQueries({ predicate }, { throwOnError: true })
}
