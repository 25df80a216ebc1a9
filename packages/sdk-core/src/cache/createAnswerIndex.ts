import { listNames } from './connectionNames'
import { isRecord, type Entity, type RecordName } from './entity'
import { IndexedAnswer } from './IndexedAnswer'
import { findEntity } from './patchEntity'

/** An index of which answers show which record, and where. Answers are named by the hash of their query. */
export interface AnswerIndex {
  /** Indexes the answer of a query, in place of its previous one. */
  set(query: string, data: unknown): void
  remove(query: string): void
  get(query: string): IndexedAnswer | undefined
  /** Every query with its current answer. */
  answers(): Iterable<readonly [string, unknown]>
  /** Puts an earlier value of an indexed answer back; faster than `set`, because most rows are the same. */
  restore(query: string, data: unknown): void
  /** The queries that show a record. */
  queriesWith(record: RecordName): readonly string[]
  /** One copy of a record from each list that shows it, and one from outside the lists, in the queries included. */
  copiesOf(record: RecordName, isIncluded?: (query: string) => boolean): Entity[]
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

  const finishIndexing = () => {
    for (const answer of unfinished) answer.indexRows()
    unfinished.clear()
  }

  const queriesOf = (typename: string): Set<string> => {
    const queries = byType.get(typename) ?? new Set<string>()
    byType.set(typename, queries)
    return queries
  }

  const remove = (query: string) => {
    const answer = answers.get(query)
    if (!answer) return
    unfinished.delete(answer)
    for (const typename of answer.types) {
      const queries = byType.get(typename)
      queries?.delete(query)
      if (queries?.size === 0) byType.delete(typename)
    }
    answers.delete(query)
  }

  const set = (query: string, data: unknown) => {
    remove(query)
    const answer = new IndexedAnswer(data, (typename) => queriesOf(typename).add(query))
    answers.set(query, answer)
    if (unfinished.size === 0 && answer.indexRows(rowsPerTask)) return
    unfinished.add(answer)
    scheduleSlice()
  }

  const entriesWith = (record: RecordName): [string, IndexedAnswer][] => {
    finishIndexing()
    return [...(byType.get(record.__typename) ?? [])].flatMap((query) => {
      const answer = answers.get(query)
      return answer?.has(record) ? [[query, answer] satisfies [string, IndexedAnswer]] : []
    })
  }

  return {
    set,
    remove,
    get: (query) => answers.get(query),
    answers: () => [...answers].map(([query, { data }]) => [query, data] as const),
    restore(query, data) {
      finishIndexing()
      if (answers.get(query)?.setData(data) === false) set(query, data)
    },
    queriesWith: (record) => entriesWith(record).map(([query]) => query),
    copiesOf: (record, isIncluded = () => true) =>
      entriesWith(record).flatMap(([query, answer]) => (isIncluded(query) ? copiesIn(answer, record) : [])),
    queriesOfType(typename) {
      finishIndexing()
      return listNames(typename).flatMap((name) => [...(byType.get(name) ?? [])])
    },
    queriesWithLists(typename) {
      finishIndexing()
      const names = listNames(typename)
      const queries = new Set(names.flatMap((name) => [...(byType.get(name) ?? [])]))
      return [...queries].filter((query) => answers.get(query)?.hasListOf(typename))
    },
    clear() {
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

function copiesIn(answer: IndexedAnswer, record: RecordName): Entity[] {
  const rows = answer.lists.flatMap((list) => {
    const position = list.firstPosition(record)
    return position === undefined ? [] : [list.rows[position]]
  })
  const values = answer.isOutsideLists(record) ? [...rows, answer.data] : rows
  return values.flatMap((value) => (isRecord(value, record) ? value : (findEntity(value, record) ?? [])))
}
