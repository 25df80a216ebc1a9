import { notifyManager, type QueryClient } from '@tanstack/query-core'
import { createChanges, type Changes } from './createChanges'
import { createHolders } from './createHolders'
import { decidingFields } from './decidingFields'
import { entityKey, type Entity, type EntityKey } from './entity'
import { knownRecord, withUpdate } from './knownRecord'
import { keptLists, type KeptList } from './lists/keptLists'
import { getAt } from './setAt'
import { stepsTo } from './walkEntities'

/** Keeps every cached answer in step with the newest known state of the records in it. */
export interface EntityIndex {
  /**
   * Brings records up to date wherever they stand. Of a `subjects` record everything may have changed: answers that
   * show more of it than the update brings are asked again.
   */
  update(records: readonly Entity[], subjects?: ReadonlySet<EntityKey>): void
  /** Puts records that are new to the platform into every list they belong to. */
  create(records: readonly Entity[]): void
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

/** What an update made of a record; `before` is missing where no answer had shown it. */
export type RecordListener = (before: Entity | undefined, after: Entity) => void

/** The index of one QueryClient. It follows the cache by itself: what is fetched is learnt, what is dropped forgotten. */
export function createEntityIndex(
  queryClient: QueryClient,
  onUpdated: RecordListener = () => {},
): EntityIndex {
  const cache = queryClient.getQueryCache()
  const holders = createHolders()
  const deciding = new Map<string, ReadonlySet<string>>()
  const kept = new Map<string, readonly KeptList[]>()

  const unsubscribe = cache.subscribe((event) => {
    const { queryHash, state } = event.query
    if (event.type === 'removed') {
      holders.forget(queryHash)
      deciding.delete(queryHash)
      kept.delete(queryHash)
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

  const listsOf = (hash: string) => {
    const lists = kept.get(hash) ?? keptLists(cache.get(hash)?.queryKey ?? [])
    kept.set(hash, lists)
    return lists
  }

  const answerOf = (hash: string) => cache.get(hash)?.state.data

  const begin = () => createChanges({ answerOf, decides, listsOf })

  const known = (key: EntityKey) =>
    knownRecord(
      [...holders.of(key)].flatMap(([hash, places]) =>
        places.map((place) => getAt(answerOf(hash), stepsTo(place))),
      ),
    )

  const settle = (changes: Changes, before: Entity, record: Entity) => {
    const after = withUpdate(before, record)
    const changed = Object.keys(record).filter((field) => after[field] !== before[field])
    for (const hash of holders.listsOf(record.__typename))
      if (decides(hash, changed)) changes.settle(hash, { before, after })
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
      const changes = begin()
      const updated: Parameters<RecordListener>[] = []
      for (const record of records) {
        const key = entityKey(record)
        const before = known(key)
        for (const [hash, places] of holders.of(key))
          for (const place of places) changes.update({ hash, place, record, isSubject: subjects.has(key) })
        if (before) settle(changes, before, record)
        if (before || subjects.has(key)) updated.push([before, before ? withUpdate(before, record) : record])
      }
      commit(changes)
      for (const [before, after] of updated) onUpdated(before, after)
    },
    create(records) {
      const changes = begin()
      for (const after of records)
        for (const hash of holders.listsOf(after.__typename))
          changes.settle(hash, { before: undefined, after })
      commit(changes)
    },
    remove(records) {
      const changes = begin()
      for (const record of records) {
        const key = entityKey(record)
        const before = known(key)
        for (const hash of before ? holders.listsOf(record.__typename) : [])
          changes.settle(hash, { before, after: undefined })
        for (const hash of holders.of(key).keys()) changes.remove(hash, key)
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
      kept.clear()
    },
  }
}

async function invalidate(queryClient: QueryClient, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return
  const predicate = ({ queryHash }: { queryHash: string }) => hashes.has(queryHash)
  await queryClient.invalidateQueries({ predicate }, { throwOnError: true })
}
