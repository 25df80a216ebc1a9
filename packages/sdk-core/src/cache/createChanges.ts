import type { CacheProblem } from './CacheProblem'
import { connectionNames } from './connectionNames'
import { entityKey, isLink, isObject, type Entity } from './entity'
import type { HeldAnswer } from './HeldAnswer'
import type { HeldList } from './HeldList'
import { isListOf, placesOf, readPage, writePage, type KeptList } from './lists/keptLists'
import { listProblem } from './lists/listProblem'
import { passesFilter } from './lists/passesFilter'
import { isWhole, lacks, settleList, type RecordChange } from './lists/settleList'
import { mergeEntity, type Merged } from './mergeEntity'
import { patchEntity } from './patchEntity'
import { getAt, own, setAt } from './setAt'
import { countAgain, withoutEntity } from './withoutEntity'

/** What becomes of the cached answers in one go; answers go by the hash of their query. */
export interface Changes {
  /** Brings one record up to date in an answer. */
  update(hash: string, target: Target): void
  /** Puts a record where it now belongs in the lists of an answer; asks again those of which only the platform can tell. */
  settle(hash: string, change: RecordChange): void
  /** Puts a record into the lists of an answer that lack it, or asks those again that may lack it. */
  admit(hash: string, record: Entity): void
  /** A record of which nothing was known has changed, or is gone: a list that does not show all its rows may have had it. */
  doubt(hash: string, typename: string, after?: Entity): void
  /** Takes a record out of an answer. */
  remove(hash: string, record: Pick<Entity, '__typename' | 'id'>): void
  /** The answers that are another value now. */
  readonly changed: ReadonlySet<string>
  /** Answers only the platform can complete. */
  readonly stale: ReadonlySet<string>
}

/** What is new of a record. */
export interface Target {
  record: Entity
  /** Everything about the record may have changed, not only what the update says. */
  isSubject: boolean
}

export interface ChangesParts {
  answerOf: (hash: string) => HeldAnswer | undefined
  /** Learns an answer from the start. */
  learn: (hash: string, data: unknown) => void
  /** Whether one of the fields may decide which rows an answer has, and in which order. */
  decides: (hash: string, fields: readonly string[]) => boolean
  /** The lists of an answer that can be kept in step. */
  listsOf: (hash: string) => readonly KeptList[]
  /** Told why an answer has to be asked for again, where that says something about the query. */
  note: (hash: string, problem: CacheProblem) => void
}

/** Changes answers and, with every change, what the index knows of them. */
export function createChanges({ answerOf, learn, decides, listsOf, note }: ChangesParts): Changes {
  const changed = new Set<string>()
  const stale = new Set<string>()
  // What was copied already is written to, so that a thousand changes copy a list once.
  const owned = new WeakSet<object>()

  const write = (hash: string, answer: HeldAnswer, data: unknown) => {
    if (data !== answer.data) changed.add(hash)
    answer.data = data
  }

  const writeRow = (hash: string, answer: HeldAnswer, { list, at, row }: RowChange) => {
    if (!owned.has(list.rows)) {
      list.rows = own(list.rows, owned)
      write(hash, answer, setAt(answer.data, list.steps, list.rows, owned))
    }
    changed.add(hash)
    // It is a copy that was made for this.
    const rows = list.rows as unknown[]
    rows[at] = row
  }

  const merged = (hash: string, { record, isSubject }: Target) => {
    const links = { areOthers: false }
    const bring = (isKept: (held: Entity) => boolean) => (held: Entity, isInList: boolean) => {
      const next = mergeEntity(held, record)
      if (isRelinked(held, next)) links.areOthers = true
      if (next.isUndecided) note(hash, 'missing_leaf')
      if (next.isUndecided || (isSubject && showsMore(held, record))) stale.add(hash)
      else if (isInList && !isKept(held) && decides(hash, next.changed)) stale.add(hash)
      return next.value
    }
    return { links, bring }
  }

  const settleAll = (hash: string, lists: readonly KeptList[], change: RecordChange) => {
    const answer = answerOf(hash)
    for (const kept of lists) {
      const page = pageOf(hash, kept)
      const settled = page && settleList(page, kept, change)
      if (!settled) {
        stale.add(hash)
        const problem = listProblem(answer?.data, kept, change)
        if (problem) note(hash, problem)
      }
      if (!answer || !settled) continue
      write(hash, answer, writePage(answer.data, kept, page, settled))
      const places = placesOf(answer.data, kept.name)
      for (const place of places)
        becomeRowsAt(answer, [...place, 'nodes'], places.length === 1 ? settled.row : undefined)
    }
  }

  const pageOf = (hash: string, kept: KeptList) => {
    const answer = answerOf(hash)
    return readPage(answer?.data, kept, answer?.lists)
  }

  const keptListsOf = (hash: string, typename: string) => {
    const names = new Set(connectionNames(typename))
    return listsOf(hash).filter((list) => isListOf(answerOf(hash)?.data, list, names))
  }

  return {
    changed,
    stale,
    update(hash, target) {
      const answer = answerOf(hash)
      const { record } = target
      for (const list of answer?.lists ?? []) {
        const isKeptList = isKept(list, listsOf(hash))
        for (const at of list.placesOf(record)) {
          const before = list.rows[at]
          const { links, bring } = merged(hash, target)
          const change = bring((held) => isKeptList && held === before)
          const row = patchEntity(before, { record, change: (held) => change(held, true) })
          if (answer && row !== before) writeRow(hash, answer, { list, at, row })
          if (links.areOthers) list.relink(before, row)
        }
      }
      if (!answer?.isLoose(record)) return
      const { links, bring } = merged(hash, target)
      const change = bring(() => false)
      const skips = (list: readonly unknown[]) => answer.isList(list)
      write(hash, answer, patchEntity(answer.data, { record, change, skips }))
      if (links.areOthers) learn(hash, answer.data)
    },
    settle(hash, change) {
      const { __typename = '' } = change.after ?? change.before ?? {}
      const lists = keptListsOf(hash, __typename)
      if (lists.length === 0) stale.add(hash)
      settleAll(hash, lists, change)
    },
    doubt(hash, typename, after) {
      const lists = keptListsOf(hash, typename)
      const isSure = lists.every((list) => {
        const page = pageOf(hash, list)
        return page && isWhole(page) && (!after || passesFilter(list.filter, after) !== undefined)
      })
      if (lists.length === 0 || !isSure) stale.add(hash)
      else if (after) this.admit(hash, after)
    },
    admit(hash, record) {
      const lacking = keptListsOf(hash, record.__typename).filter((list) => {
        // Most lists have nothing to do with it, and that is quickly said.
        if (passesFilter(list.filter, record) !== true) return false
        const page = pageOf(hash, list)
        return page && lacks(page, list.order, record)
      })
      settleAll(hash, lacking, { before: undefined, after: record, isDisputed: true })
    },
    remove(hash, record) {
      const answer = answerOf(hash)
      for (const list of answer?.lists ?? []) {
        if (answer && list.rowPlaces(record).length > 0) removeRows(hash, answer, list, record)
        for (const at of list.placesOf(record)) {
          const before = list.rows[at]
          const { value: row, isUndecided } = withoutEntity(before, entityKey(record))
          if (answer) writeRow(hash, answer, { list, at, row })
          if (isUndecided) stale.add(hash)
          list.relink(before, row)
        }
      }
      if (!answer?.isLoose(record)) return
      const without = withoutEntity(answer.data, entityKey(record), (list) => answer.isList(list))
      write(hash, answer, without.value)
      if (without.isUndecided) stale.add(hash)
      learn(hash, answer.data)
    },
  }

  function removeRows(
    hash: string,
    answer: HeldAnswer,
    list: HeldList,
    record: Pick<Entity, '__typename' | 'id'>,
  ) {
    const places = new Set(list.rowPlaces(record))
    const rows = list.rows.filter((_, at) => !places.has(at))
    const around = list.steps.slice(0, -1)
    const before = getAt(answer.data, around)
    const after = setAt(answer.data, list.steps, rows, owned)
    owned.add(rows)
    const seen = { isUndecided: false }
    const lost = getAt(after, around)
    const counted =
      list.steps.at(-1) === 'nodes' && isObject(before) && isObject(lost)
        ? setAt(after, around, countAgain({ ...before, nodes: list.rows }, lost, seen), owned)
        : after
    write(hash, answer, counted)
    if (seen.isUndecided) stale.add(hash)
    list.become(rows)
  }
}

interface RowChange {
  list: HeldList
  at: number
  row: unknown
}

/** Whether a list is kept in step: its filter and its order are asked in their own way. */
function isKept(list: HeldList, kept: readonly KeptList[]): boolean {
  return kept.some((each) => isAt(list, each))
}

function isAt({ steps }: HeldList, kept: KeptList): boolean {
  const inner = typeof steps[1] === 'number' ? steps.slice(2) : steps
  return inner.length === 2 && inner[0] === kept.name && inner[1] === 'nodes'
}

/** What is known of a list follows its rows. */
function becomeRowsAt({ lists, data }: HeldAnswer, steps: readonly (string | number)[], row?: Entity): void {
  const list = lists.find((each) => isSamePath(each.steps, steps))
  const rows = getAt(data, steps) as readonly unknown[] // a page of it was just written
  if (list && list.rows !== rows) list.become(rows, row)
}

function isSamePath(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at])
}

function isRelinked(held: Entity, { changed, value }: Merged): boolean {
  return changed.some((field) => isLink(held[field]) || isLink(value[field]))
}

function showsMore(held: Entity, record: Entity): boolean {
  return Object.keys(held).some((field) => !Object.hasOwn(record, field))
}
