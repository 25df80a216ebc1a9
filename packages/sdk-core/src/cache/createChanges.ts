import { connectionNames } from './connectionNames'
import { isInList } from './createHolders'
import { entityKey, isEntity, isLink, type Entity, type EntityKey } from './entity'
import { isListOf, readPage, writePage, type KeptList } from './lists/keptLists'
import { settleList, type RecordChange } from './lists/settleList'
import { mergeEntity, type Merged } from './mergeEntity'
import { getAt, setAt } from './setAt'
import { stepsTo, type Place } from './walkEntities'
import { withoutEntity } from './withoutEntity'

/** What becomes of the cached answers in one go; answers go by the hash of their query. */
export interface Changes {
  /** Brings one record up to date at one place. */
  update(target: Target): void
  /** Puts a record where it now belongs in the lists of an answer; asks again those of which only the platform can tell. */
  settle(hash: string, change: RecordChange): void
  /** Takes a record out of an answer. */
  remove(hash: string, key: EntityKey): void
  /** The answers that are another value now. */
  readonly data: ReadonlyMap<string, unknown>
  /** Answers where a record now stands at other places. */
  readonly relinked: ReadonlySet<string>
  /** Answers only the platform can complete. */
  readonly stale: ReadonlySet<string>
}

/** A record, and where it stands in which answer. */
export interface Target {
  hash: string
  place: Place
  record: Entity
  /** Everything about the record may have changed, not only what the update says. */
  isSubject: boolean
}

export interface ChangesParts {
  answerOf: (hash: string) => unknown
  /** Whether one of the fields may decide which rows an answer has, and in which order. */
  decides: (hash: string, fields: readonly string[]) => boolean
  /** The lists of an answer that can be kept in step. */
  listsOf: (hash: string) => readonly KeptList[]
}

export function createChanges({ answerOf, decides, listsOf }: ChangesParts): Changes {
  const data = new Map<string, unknown>()
  const relinked = new Set<string>()
  const stale = new Set<string>()
  const dataOf = (hash: string) => (data.has(hash) ? data.get(hash) : answerOf(hash))

  return {
    data,
    relinked,
    stale,
    update(target) {
      const { hash, place, record } = target
      const steps = stepsTo(place)
      const answer = dataOf(hash)
      const held = getAt(answer, steps)
      // An update before this one, in the same go, may have linked another record here.
      if (!isEntity(held) || entityKey(held) !== entityKey(record)) return
      const merged = mergeEntity(held, record)
      if (merged.value !== held) data.set(hash, setAt(answer, steps, merged.value))
      if (isRelinked(held, merged)) relinked.add(hash)
      if (isUndecided(held, merged, target)) stale.add(hash)
      else if (isInList(place) && !isKeptRow(steps, listsOf(hash)) && decides(hash, merged.changed))
        stale.add(hash)
    },
    settle(hash, change) {
      const { __typename = '' } = change.after ?? change.before ?? {}
      const names = new Set(connectionNames(__typename))
      const lists = listsOf(hash).filter((list) => isListOf(dataOf(hash), list, names))
      if (lists.length === 0) stale.add(hash)
      for (const list of lists) {
        const page = readPage(dataOf(hash), list)
        const settled = page && settleList(page, list, change)
        const next = settled && writePage(dataOf(hash), list, page, settled)
        if (!settled) stale.add(hash)
        if (!settled || next === dataOf(hash)) continue
        data.set(hash, next)
        relinked.add(hash)
      }
    },
    remove(hash, key) {
      const without = withoutEntity(dataOf(hash), key)
      data.set(hash, without.value)
      relinked.add(hash)
      if (without.isUndecided) stale.add(hash)
    },
  }
}

/** Whether a place is a row of a list that is kept in step: its filter and its order are asked in their own way. */
function isKeptRow(
  [name, nodes, , ...inner]: readonly (string | number)[],
  lists: readonly KeptList[],
): boolean {
  return nodes === 'nodes' && inner.length === 0 && lists.some((list) => list.name === name)
}

function isRelinked(held: Entity, { changed, value }: Merged): boolean {
  return changed.some((field) => isLink(held[field]) || isLink(value[field]))
}

function isUndecided(held: Entity, merged: Merged, { record, isSubject }: Target): boolean {
  return merged.isUndecided || (isSubject && Object.keys(held).some((field) => !Object.hasOwn(record, field)))
}
