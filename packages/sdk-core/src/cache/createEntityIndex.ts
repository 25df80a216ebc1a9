import { notifyManager, type QueryClient } from '@tanstack/query-core'
import type { CacheProblem } from './CacheProblem'
import type { Changes } from './Changes'
import { createChanges } from './createChanges'
import { createHolders } from './createHolders'
import { createLayers, type OptimisticChange } from './createLayers'
import { relationNames } from './connectionNames'
import { decidingFields, relationsIn } from './decidingFields'
import { nameOf, type Entity, type EntityKey, type RecordName } from './entity'
import { followCache } from './followCache'
import { knownRecord } from './knownRecord'
import { keptLists, type KeptList } from './lists/keptLists'
import { recordWork } from './recordWork'

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
  /**
   * Shows a change before the platform has confirmed it. What it returns takes the change back, to exactly what the
   * platform has said meanwhile, and does what `instead` does in the same flush.
   */
  show(change?: OptimisticChange): (instead?: () => void) => void
  /** Takes back everything that is shown and not confirmed. */
  withdraw(): void
  /** Asks every answer with a list of this type again; rejects when an answer on the screen did not come. */
  staleLists(typename: string): Promise<void>
  /** Asks every answer that holds one of the records again; rejects when an answer on the screen did not come. */
  askAgain(keys: readonly EntityKey[]): Promise<void>
  /** Everything that answers which are not stale say of a record; nothing when none of them holds it. */
  known(record: RecordName): Entity | undefined
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
  /** Told once of each cached query what kept it from being kept in step. */
  onProblem?: (queryKey: readonly unknown[], problem: CacheProblem) => void
}

/** What is known of a query by its text and its variables. */
interface Plan {
  /** What decides which rows its lists have. */
  words: ReadonlySet<string>
  relations: ReadonlySet<string>
  lists?: readonly KeptList[]
  /** What was told of it. */
  problems: Set<CacheProblem>
}

/** The index of one QueryClient. It follows the cache by itself: what is fetched is learnt, what is dropped forgotten. */
export function createEntityIndex(queryClient: QueryClient, listener?: RecordListener): EntityIndex {
  const cache = queryClient.getQueryCache()
  const holders = createHolders((work) => void setTimeout(work))
  const plans = new Map<string, Plan>()
  let told: (() => void)[] = []

  const keyOf = (hash: string) => cache.get(hash)?.queryKey ?? []

  const planOf = (hash: string): Plan => {
    const known = plans.get(hash)
    if (known) return known
    const words = decidingFields(keyOf(hash))
    const plan = { words, relations: relationsIn(words), problems: new Set<CacheProblem>() }
    plans.set(hash, plan)
    return plan
  }

  const decides = (hash: string, fields: readonly string[]) => {
    const { words } = planOf(hash)
    return fields.some((field) => words.has(field))
  }

  const relatedTo = (typename: string) => {
    const names = relationNames(typename)
    return [...holders.queries()].filter((hash) => {
      const { relations } = planOf(hash)
      return relations.size > 0 && names.some((name) => relations.has(name))
    })
  }

  const askedBy = (id: Entity['id']) =>
    [...holders.queries()].filter((hash) => JSON.stringify(keyOf(hash)[3] ?? null).includes(`"${id}"`))

  const note = (hash: string, problem: CacheProblem) => {
    const { problems } = planOf(hash)
    if (problems.has(problem)) return
    problems.add(problem)
    told.push(() => listener?.onProblem?.(keyOf(hash), problem))
  }

  const listsOf = (hash: string) =>
    (planOf(hash).lists ??= keptLists(keyOf(hash), () => note(hash, 'unsupported_order')))

  const begin = () =>
    createChanges({ answerOf: holders.answer, learn: holders.learn, decides, listsOf, note })

  const work = recordWork({ holders, decides, relatedTo, askedBy })

  const layers = createLayers({
    answers: holders.answers,
    restore: holders.restore,
    // Which of these changes a list may have to be asked again for is known once the platform has made them.
    play({ update = [], create = [], remove = [] }) {
      const changes = begin()
      const isNew = ({ __typename, id }: Entity) => holders.of({ __typename, id }).length === 0
      const created = create.filter(isNew)
      work.create(changes, created)
      work.update(changes, [...create.filter((record) => !created.includes(record)), ...update])
      work.remove(changes, remove)
      return changes.changed
    },
  })

  const follower = followCache(cache, {
    answer: (hash) => holders.answer(hash)?.data,
    learn(hash, data) {
      if (layers.size === 0 || open) holders.learn(hash, data)
      else run(() => holders.learn(hash, data))
    },
    forget(hash) {
      holders.forget(hash)
      layers.forget(hash)
      plans.delete(hash)
    },
  })

  let open: Changes | undefined

  /** Changes what the platform has said, and what is shown on top of it, in one flush. */
  const run = (change: (changes: Changes) => void) => {
    if (open) return change(open)
    const lifted = layers.lift()
    const changes = (open = begin())
    try {
      change(changes)
    } finally {
      open = undefined
      commit(changes, [...lifted, ...layers.lay()])
    }
  }

  const commit = ({ changed, stale }: Changes, shown: readonly string[]) => {
    notifyManager.batch(() => {
      for (const hash of new Set([...changed, ...shown])) {
        const answer = holders.answer(hash)
        if (answer && answer.data !== cache.get(hash)?.state.data) follower.write(hash, answer.data)
      }
      // An answer that cannot be had is shown as an error where it is shown.
      void invalidate(queryClient, stale).catch(() => {})
    })
    const tellings = told
    told = []
    for (const tell of tellings) tell()
  }

  return {
    update(records, subjects) {
      const onUpdated = (before: Entity | undefined, after: Entity, isSubject: boolean) => {
        if (before || isSubject) told.push(() => listener?.onUpdated(before, after))
      }
      const options = { subjects, onUpdated, heard: listener?.typenames }
      run((changes) => work.update(changes, records, options))
    },
    create: (records) => run((changes) => work.create(changes, records)),
    remove: (records) => run((changes) => work.remove(changes, records)),
    show(change) {
      const layer = { ...change }
      if (change) run(() => layers.add(layer))
      return (instead) =>
        run(() => {
          layers.delete(layer)
          instead?.()
        })
    },
    withdraw: () => run(() => layers.clear()),
    async staleLists(typename) {
      const hashes = holders.listsOf(typename)
      // In the middle of a change they are asked at its end, once, with whatever else it has to ask.
      if (open) hashes.forEach(open.askAgain)
      else await invalidate(queryClient, new Set(hashes))
    },
    askAgain: (keys) => invalidate(queryClient, new Set(keys.flatMap((key) => holders.of(nameOf(key))))),
    known: (record) =>
      knownRecord(holders.copiesOf(record, (hash) => cache.get(hash)?.state.isInvalidated === false)),
    holds: (key) => holders.of(nameOf(key)).length > 0,
    get size() {
      return holders.size
    },
    destroy() {
      follower.stop()
      layers.clear()
      holders.clear()
      plans.clear()
    },
  }
}

async function invalidate(queryClient: QueryClient, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return
  const predicate = ({ queryHash }: { queryHash: string }) => hashes.has(queryHash)
  await queryClient.invalidateQueries({ predicate }, { throwOnError: true })
}
