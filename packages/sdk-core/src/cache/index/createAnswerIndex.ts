import { listTypenames } from './connectionTypenames'
import { isCopyOf, type Entity, type RecordRef } from '../entity'
import { IndexedAnswer } from './IndexedAnswer'
import { findEntity } from '../mapEntities'

/** An index of which answers show which record, and where. Answers are named by the hash of their query. */
export interface AnswerIndex {
  /** Indexes the answer of a query, in place of its previous one. */
  set(hash: string, data: unknown): void
  remove(hash: string): void
  get(hash: string): IndexedAnswer | undefined
  /** Every query with its current answer. */
  answers(): Iterable<readonly [string, unknown]>
  /** The queries that show a record. */
  queriesWith(record: RecordRef): readonly string[]
  /** One copy of a record from each list that shows it, and one from outside the lists, in the queries included. */
  copiesOf(record: RecordRef, isIncluded?: (hash: string) => boolean): Entity[]
  /** The queries that show this type of record, or a list of it. */
  queriesOfType(typename: string): readonly string[]
  /** The queries with a list of this type of record, even an empty one. */
  queriesWithLists(typename: string): readonly string[]
  clear(): void
  /** How many records are indexed. */
  readonly size: number
}

/** How many rows are indexed in one task: that takes a few milliseconds. */
const rowsPerTask = 1000

/** Long answers are indexed in slices, in tasks that `schedule` runs, or at once when they are needed before. */
export function createAnswerIndex(schedule: (work: () => void) => void): AnswerIndex {
  const answers = new Map<string, IndexedAnswer>()
  const byType = new Map<string, Set<string>>()
  // Asked for once for each of a thousand changes; forgotten when an answer comes, goes or shows another type.
  const withLists = new Map<string, readonly string[]>()

  const unfinished = new Set<IndexedAnswer>()
  let isScheduled = false

  const indexSlice = () => {
    isScheduled = false
    const [answer] = unfinished
    if (!answer) return
    if (answer.indexRows(rowsPerTask)) unfinished.delete(answer)
    scheduleSlice()
  }

  const scheduleSlice = () => {
    if (isScheduled || unfinished.size === 0) return
    isScheduled = true
    schedule(indexSlice)
  }

  const finish = (answer: IndexedAnswer) => {
    if (unfinished.delete(answer)) answer.indexRows()
    return answer
  }

  const finishIndexing = () => unfinished.forEach(finish)

  const addToType = (typename: string, hash: string) => {
    withLists.clear()
    byType.set(typename, (byType.get(typename) ?? new Set()).add(hash))
  }

  const remove = (hash: string) => {
    const answer = answers.get(hash)
    if (!answer) return
    unfinished.delete(answer)
    for (const typename of answer.types) {
      const queries = byType.get(typename)
      queries?.delete(hash)
      if (queries?.size === 0) byType.delete(typename)
    }
    answers.delete(hash)
    withLists.clear()
  }

  const set = (hash: string, data: unknown) => {
    const known = answers.get(hash)
    if (known?.addPages(data)) return indexSoon(known)
    remove(hash)
    const answer = new IndexedAnswer(data, (typename) => addToType(typename, hash))
    answers.set(hash, answer)
    indexSoon(answer)
  }

  const indexSoon = (answer: IndexedAnswer) => {
    if (unfinished.size === 0 && answer.indexRows(rowsPerTask)) return
    unfinished.add(answer)
    scheduleSlice()
  }

  const entriesWith = (record: RecordRef): [string, IndexedAnswer][] => {
    finishIndexing()
    return [...(byType.get(record.__typename) ?? [])].flatMap((hash) => {
      const answer = answers.get(hash)
      return answer?.has(record) ? [[hash, answer] satisfies [string, IndexedAnswer]] : []
    })
  }

  return {
    set,
    remove,
    get(hash) {
      const answer = answers.get(hash)
      return answer && finish(answer)
    },
    answers: () => [...answers].map(([hash, { data }]) => [hash, data] as const),
    queriesWith: (record) => entriesWith(record).map(([hash]) => hash),
    copiesOf: (record, isIncluded = () => true) =>
      entriesWith(record).flatMap(([hash, answer]) => (isIncluded(hash) ? copiesIn(answer, record) : [])),
    queriesOfType(typename) {
      finishIndexing()
      return listTypenames(typename).flatMap((name) => [...(byType.get(name) ?? [])])
    },
    queriesWithLists(typename) {
      finishIndexing()
      const known = withLists.get(typename)
      if (known) return known
      const queries = new Set(listTypenames(typename).flatMap((name) => [...(byType.get(name) ?? [])]))
      const found = [...queries].filter((hash) => answers.get(hash)?.hasListOf(typename))
      withLists.set(typename, found)
      return found
    },
    clear() {
      withLists.clear()
      unfinished.clear()
      answers.clear()
      byType.clear()
    },
    get size() {
      finishIndexing()
      return new Set([...answers.values()].flatMap((answer) => answer.keys())).size
    },
  }
}

function copiesIn(answer: IndexedAnswer, record: RecordRef): Entity[] {
  const rows = answer.lists.flatMap((list) => {
    const position = list.anyPositionShowing(record)
    return position === undefined ? [] : [list.rows[position]]
  })
  const values = answer.isOutsideLists(record) ? [...rows, answer.data] : rows
  return values.flatMap((value) => (isCopyOf(value, record) ? value : (findEntity(value, record) ?? [])))
}
