import { notifyManager, type QueryClient } from '@tanstack/query-core'
import { createChanges, type Changes } from './createChanges'
import { createHolders } from './createHolders'
import { decidingFields } from './decidingFields'
import { entityKey, nameOf, type Entity, type EntityKey, type RecordName } from './entity'
import { followCache } from './followCache'
import { knownRecord, withUpdate } from './knownRecord'
import { keptLists, type KeptList } from './lists/keptLists'
import type { RecordChange } from './lists/settleList'

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
  remove(records: readonly RecordName[]): void
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

/** Told what an update made of the records of some types; `before` is missing where no answer had shown it. */
export interface RecordListener {
  typenames: readonly string[]
  onUpdated: (before: Entity | undefined, after: Entity) => void
}

/** The index of one QueryClient. It follows the cache by itself: what is fetched is learnt, what is dropped forgotten. */
export function createEntityIndex(queryClient: QueryClient, listener?: RecordListener): EntityIndex {
  const cache = queryClient.getQueryCache()
  const holders = createHolders((work) => void setTimeout(work))
  const deciding = new Map<string, ReadonlySet<string>>()
  const kept = new Map<string, readonly KeptList[]>()

  const follower = followCache(cache, {
    answer: (hash) => holders.answer(hash)?.data,
    learn: (hash, data) => holders.learn(hash, data),
    forget(hash) {
      holders.forget(hash)
      deciding.delete(hash)
      kept.delete(hash)
    },
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

  const begin = () => createChanges({ answerOf: holders.answer, learn: holders.learn, decides, listsOf })

  const known = (record: RecordName) => knownRecord(holders.copiesOf(record))

  /** The answers with a list whose rows or order one of the fields of a record may decide. */
  const decidedBy = (record: Entity) => {
    const fields = Object.keys(record)
    return holders.listsOf(record.__typename).filter((hash) => decides(hash, fields))
  }

  const settle = (changes: Changes, hashes: readonly string[], { before, after }: Required<RecordChange>) => {
    if (!before || !after) return
    const changed = Object.keys(after).filter((field) => after[field] !== before[field])
    for (const hash of hashes) if (decides(hash, changed)) changes.settle(hash, { before, after })
  }

  const commit = ({ changed, stale }: Changes) =>
    notifyManager.batch(() => {
      for (const hash of changed) follower.write(hash, holders.answer(hash)?.data)
      // An answer that cannot be had is shown as an error where it is shown.
      void invalidate(queryClient, stale).catch(() => {})
    })

  return {
    update(records, subjects = new Set()) {
      const changes = begin()
      const told: (() => void)[] = []
      for (const record of records) {
        const isSubject = subjects.has(entityKey(record))
        const isHeard = listener?.typenames.includes(record.__typename)
        const decided = decidedBy(record)
        const before = isHeard || decided.length > 0 ? known(record) : undefined
        const after = before ? withUpdate(before, record) : record
        for (const hash of holders.of(record)) changes.update(hash, { record, isSubject })
        settle(changes, decided, { before, after })
        if (isHeard && (before || isSubject)) told.push(() => listener?.onUpdated(before, after))
      }
      commit(changes)
      for (const tell of told) tell()
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
        const before = known(record)
        for (const hash of before ? holders.listsOf(record.__typename) : [])
          changes.settle(hash, { before, after: undefined })
        for (const hash of holders.of(record)) changes.remove(hash, record)
      }
      commit(changes)
    },
    staleLists: (typename) => invalidate(queryClient, new Set(holders.listsOf(typename))),
    askAgain: (keys) => invalidate(queryClient, new Set(keys.flatMap((key) => holders.of(nameOf(key))))),
    holds: (key) => holders.of(nameOf(key)).length > 0,
    get size() {
      return holders.size
    },
    destroy() {
      follower.stop()
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
