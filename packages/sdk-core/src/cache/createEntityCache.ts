import { notifyManager, type QueryClient } from '@tanstack/query-core'
import type { CacheProblem } from './CacheProblem'
import { createAnswerWriter, type AnswerWriter } from './edits/createAnswerWriter'
import type { AnswerEditor } from './edits/createAnswerEditor'
import { createAnswerIndex } from './index/createAnswerIndex'
import { createQueryAnalyses } from './index/createQueryAnalyses'
import { lazyAnswerEditor } from './edits/lazyAnswerEditor'
import { parseEntityKey, type Entity, type EntityKey, type RecordRef } from './entity'
import { followCache } from './followCache'
import { mergeCopies, newestFirst } from './edits/mergeCopies'
import { createRequestTimes } from './requests/createRequestTimes'
import { refetchQueries, refetchSince } from './requests/refetchQueries'
import type { RecordChanges } from './rows/RecordChange'
import type { ListPlans } from './rows/ListPlan'
import { lazyAnswerRefresh } from './rows/lazyAnswerRefresh'
import type { RefreshJob } from './rows/RefreshJob'

/** Keeps every cached answer up to date with the newest known state of the records in it. */
export interface EntityCache {
  /**
   * Updates records wherever they are shown. Any field of a `mutated` record may have changed: answers that show more of
   * it than the update contains are fetched again.
   */
  update(records: readonly Entity[], mutated?: ReadonlySet<EntityKey>): void
  /** Inserts records that are new on the platform into every list they belong to. */
  create(records: readonly Entity[]): void
  /** Removes records from every answer. */
  remove(records: readonly RecordRef[]): void
  /** Makes several changes, in one notification of observers. */
  batch(change: () => void): void
  /**
   * Marks every answer with a list of this type as outdated; those on the screen are fetched again at once. Rejects when
   * one of them could not be fetched.
   */
  refetchLists(typename: string): Promise<void>
  /** The same for every answer that may show this type; waits for requests that started after `changedAt` instead. */
  refetchType(typename: string, changedAt: number): Promise<void>
  /** The start of the oldest request whose answer shows these types, or may show them; undefined if there is none. */
  oldestRequestTime(typenames: readonly string[]): number | undefined
  /** The same of those that show one of the records, or ask for it by its id. */
  oldestRequestTimeOf(records: readonly RecordRef[]): number | undefined
  /**
   * Brings the answers on the screen up to date with records that changed on the platform: asks for the rows that may
   * show them, and refetches the other answers. Resolves to the changes that some answer does not show yet.
   */
  refreshRows(job: RefreshJob): Promise<RecordChanges>
  /** The same as `refetchLists` for every answer with one of the records. */
  refetch(keys: readonly EntityKey[]): Promise<void>
  /** Everything that answers that are not invalidated show of a record; `undefined` when none of them shows it. */
  read(record: RecordRef): Entity | undefined
  /** Returns true when any answer shows the record. */
  has(key: EntityKey): boolean
  /** How many records are indexed; 0 after `destroy`. */
  readonly size: number
  destroy(): void
}

/** Listens to updates of the records of some types. */
export interface RecordListener {
  isReported: (typename: string) => boolean
  /**
   * Called after an update of a record of a type that `isReported`. `before` is missing where no answer had shown the
   * record; then only a mutation is reported.
   */
  onUpdated: (before: Entity | undefined, after: Entity) => void
  /** Called once for each cached query and problem that keeps it from being kept in sync. */
  onProblem?: (queryKey: readonly unknown[], problem: CacheProblem) => void
}

export interface EntityCacheOptions {
  listener?: RecordListener
  /** How single rows of the lists of queries are requested, by the text of the query. */
  listPlans?: ListPlans
  /** The time in milliseconds. */
  now?: () => number
}

/** The entity cache of one QueryClient. It follows it: answers are indexed when fetched, and removed with their query. */
export function createEntityCache(
  queryClient: QueryClient,
  { listener, listPlans, now = Date.now }: EntityCacheOptions = {},
): EntityCache {
  const cache = queryClient.getQueryCache()
  const requestTimes = createRequestTimes()
  const answerIndex = createAnswerIndex((work) => void setTimeout(work))
  const queryKeyOf = (hash: string) => cache.get(hash)?.queryKey ?? []
  const analyses = createQueryAnalyses(queryKeyOf)
  let notifications: (() => void)[] = []

  const affectsLists = (hash: string, fields: readonly string[]) => {
    const { argumentWords } = analyses.get(hash)
    return fields.some((field) => argumentWords.has(field))
  }

  const reportProblem = (hash: string, problem: CacheProblem) => {
    const { problems } = analyses.get(hash)
    if (problems.has(problem)) return
    problems.add(problem)
    notifications.push(() => listener?.onProblem?.(queryKeyOf(hash), problem))
  }

  /** The queries that show a type, or filter by it. */
  const queriesAbout = (typename: string) => [
    ...new Set([...answerIndex.queriesOfType(typename), ...analyses.filteringByRelationTo(typename)]),
  ]

  const listPlansOf = (hash: string) => listPlans?.get(String(queryKeyOf(hash)[2])) ?? []

  const editorParts = { answerIndex, analyses, queryKeyOf, listPlansOf, affectsLists, reportProblem }
  const editorOf = (writer: AnswerWriter) => lazyAnswerEditor.loaded?.createAnswerEditor(editorParts, writer)

  const follower = followCache(cache, {
    answer: (hash) => answerIndex.get(hash)?.data,
    onRequest: (hash) => requestTimes.start(hash, now()),
    onAnswer(hash, data) {
      requestTimes.answer(hash)
      analyses.get(hash)
      answerIndex.set(hash, data)
    },
    onRemoved(hash) {
      requestTimes.remove(hash)
      answerIndex.remove(hash)
      analyses.remove(hash)
    },
  })

  let open: AnswerWriter | undefined

  /** Changes the answers, in one notification of observers. */
  const run = (change: (writer: AnswerWriter) => void) => {
    if (open) return change(open)
    const writer = (open = createAnswerWriter())
    try {
      change(writer)
    } finally {
      open = undefined
      commit(writer)
    }
  }

  const edit = (change: (editor: AnswerEditor) => void) => {
    const editNow = () =>
      run((writer) => {
        const editor = editorOf(writer)
        if (editor) change(editor)
        // The answer editor could not be loaded: all answers are fetched again.
        else for (const [hash] of answerIndex.answers()) writer.toRefetch.add(hash)
      })
    if (lazyAnswerEditor.loaded || open) editNow()
    else void lazyAnswerEditor.load().then(editNow)
  }

  const commit = ({ changed, toRefetch }: AnswerWriter) => {
    notifyManager.batch(() => {
      for (const hash of changed) {
        const answer = answerIndex.get(hash)
        if (answer && answer.data !== cache.get(hash)?.state.data) follower.write(hash, answer.data)
      }
      // A failed request shows its error where the answer is shown.
      void refetchQueries(queryClient, toRefetch).catch(() => {})
    })
    const due = notifications
    notifications = []
    for (const notify of due) notify()
  }

  const rowRefreshParts = {
    ...editorParts,
    cache,
    syncedListsOf: (hash: string) => editorOf(createAnswerWriter())?.syncedListsOf(hash) ?? [],
    edit,
    refetch: (hashes: ReadonlySet<string>) => refetchQueries(queryClient, hashes),
  }

  return {
    update(records, mutated) {
      const onUpdated = (before: Entity | undefined, after: Entity, isMutated: boolean) => {
        if (before || isMutated) notifications.push(() => listener?.onUpdated(before, after))
      }
      const options = { mutated, onUpdated, isReported: listener?.isReported }
      edit((editor) => editor.update(records, options))
    },
    create: (records) => edit((editor) => editor.create(records)),
    remove: (records) => edit((editor) => editor.remove(records)),
    batch: (change) => run(() => change()),
    async refetchLists(typename) {
      const hashes = answerIndex.queriesWithLists(typename)
      // During a change they are fetched once at its end, together with the other answers to refetch.
      if (open) for (const hash of hashes) open.toRefetch.add(hash)
      else await refetchQueries(queryClient, new Set(hashes))
    },
    refetchType: (typename, changedAt) =>
      refetchSince(queryClient, requestTimes, { hashes: () => queriesAbout(typename), changedAt }),
    oldestRequestTime: (typenames) => requestTimes.oldest(cache, typenames.flatMap(queriesAbout)),
    oldestRequestTimeOf(records) {
      const showing = (record: RecordRef) => [
        ...answerIndex.queriesWith(record),
        ...analyses.queriesWithId(record.id),
      ]
      return requestTimes.oldest(cache, records.flatMap(showing))
    },
    async refreshRows(job) {
      const [loaded] = await Promise.all([lazyAnswerRefresh.load(), lazyAnswerEditor.load()])
      if (loaded && lazyAnswerEditor.loaded) return loaded.createAnswerRefresh(rowRefreshParts)(job)
      await refetchQueries(queryClient, new Set(queriesAbout(job.typename)))
      return new Map()
    },
    refetch: (keys) =>
      refetchQueries(
        queryClient,
        new Set(keys.flatMap((key) => answerIndex.queriesWith(parseEntityKey(key)))),
      ),
    read: (record) =>
      mergeCopies(
        answerIndex
          .copiesOf(record, (hash) => cache.get(hash)?.state.isInvalidated === false)
          .toSorted(newestFirst),
      ),
    has: (key) => answerIndex.queriesWith(parseEntityKey(key)).length > 0,
    get size() {
      return answerIndex.size
    },
    destroy() {
      follower.stop()
      answerIndex.clear()
      analyses.clear()
    },
  }
}
