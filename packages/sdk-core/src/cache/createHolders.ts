import { listNames } from './connectionNames'
import { isRecord, type Entity, type RecordName } from './entity'
import { HeldAnswer } from './HeldAnswer'
import { findEntity } from './patchEntity'

/** Which answers hold which record, and where: the reverse of the cache. Answers go by the hash of their query. */
export interface Holders {
  /** Learns the answer of a query, in place of what it answered before. */
  learn(query: string, data: unknown): void
  forget(query: string): void
  answer(query: string): HeldAnswer | undefined
  /** Every query there is an answer of. */
  queries(): Iterable<string>
  /** Every answer as it is now. */
  answers(): Iterable<readonly [string, unknown]>
  /** Puts an earlier value of an answer back: most of it is what it was. */
  restore(query: string, data: unknown): void
  /** The queries that hold a record. */
  of(record: RecordName): readonly string[]
  /** One copy of a record from each list that shows it, and one from outside the lists; of the queries that count. */
  copiesOf(record: RecordName, counts?: (query: string) => boolean): Entity[]
  /** The queries with a list of this type of record, even an empty one. */
  listsOf(typename: string): readonly string[]
  clear(): void
  /** How many records are known. */
  readonly size: number
}

/** So many rows are learnt in one task: a few milliseconds. */
const slice = 1000

/** Long answers are learnt in slices, `later`, or at once when somebody asks before. */
export function createHolders(later: (work: () => void) => void): Holders {
  const answers = new Map<string, HeldAnswer>()
  const byType = new Map<string, Set<string>>()

  const unfinished = new Set<HeldAnswer>()

  const learnSlice = () => {
    const [answer] = unfinished
    if (!answer) return
    if (answer.learn(slice)) unfinished.delete(answer)
    if (unfinished.size > 0) later(learnSlice)
  }

  const learnAll = () => {
    for (const answer of unfinished) answer.learn()
    unfinished.clear()
  }

  const queriesOf = (typename: string): Set<string> => {
    const queries = byType.get(typename) ?? new Set<string>()
    byType.set(typename, queries)
    return queries
  }

  const forget = (query: string) => {
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

  const learn = (query: string, data: unknown) => {
    forget(query)
    const answer = new HeldAnswer(data, (typename) => queriesOf(typename).add(query))
    answers.set(query, answer)
    if (unfinished.size === 0 && answer.learn(slice)) return
    if (unfinished.size === 0) later(learnSlice)
    unfinished.add(answer)
  }

  const holding = (record: RecordName): [string, HeldAnswer][] => {
    learnAll()
    return [...(byType.get(record.__typename) ?? [])].flatMap((query) => {
      const answer = answers.get(query)
      return answer?.has(record) ? [[query, answer] satisfies [string, HeldAnswer]] : []
    })
  }

  return {
    learn,
    forget,
    answer: (query) => answers.get(query),
    queries: () => answers.keys(),
    answers: () => [...answers].map(([query, { data }]) => [query, data] as const),
    restore(query, data) {
      learnAll()
      if (answers.get(query)?.become(data) === false) learn(query, data)
    },
    of: (record) => holding(record).map(([query]) => query),
    copiesOf: (record, counts = () => true) =>
      holding(record).flatMap(([query, answer]) => (counts(query) ? copiesIn(answer, record) : [])),
    listsOf(typename) {
      learnAll()
      const names = listNames(typename)
      const queries = new Set(names.flatMap((name) => [...(byType.get(name) ?? [])]))
      return [...queries].filter((query) => names.some((name) => answers.get(query)?.listTypes.has(name)))
    },
    clear() {
      unfinished.clear()
      answers.clear()
      byType.clear()
    },
    get size() {
      learnAll()
      return new Set([...answers.values()].flatMap((answer) => answer.keys())).size
    },
  }
}

function copiesIn(answer: HeldAnswer, record: RecordName): Entity[] {
  const rows = answer.lists.flatMap((list) => {
    const place = list.placeOf(record)
    return place === undefined ? [] : [list.rows[place]]
  })
  const values = answer.isLoose(record) ? [...rows, answer.data] : rows
  return values.flatMap((value) => (isRecord(value, record) ? value : (findEntity(value, record) ?? [])))
}
